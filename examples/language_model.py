"""A language model in the arena: malecon arena cuba "cmd:python examples/language_model.py" greedy --games 2

With MODEL_URL set, it asks a server that speaks as OpenAI's does (`…/v1/chat/completions`), such as one that
runs on your own machine; MODEL_NAME and MODEL_KEY go along. Without it a stand-in answers in its place: a few
lines that read the prompt and write as a model does, with a thought before the answer and now and then a
mistake. So the whole way can be tried without a model.
"""

import json
import os
import random
import re
import sys
import urllib.request
from typing import Any

Message = dict[str, str]


class StandIn:
    """Answers as a model would: it reads nothing but the prompt."""

    def __init__(self) -> None:
        self.dice = random.Random(7)

    def __call__(self, messages: list[Message]) -> str:
        prompt = messages[-1]["content"]
        answers = re.findall(r"^\d+\. (.+?)(?: \(.*\))?$", prompt, re.MULTILINE)
        if not answers or self.dice.random() < 0.05:
            return "Hm, could I perhaps [win at once]?"
        return f"There are {len(answers)} ways to go on.\nI take [{self.dice.choice(answers)}]."


class Server:
    """A model behind an address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.headers = {"content-type": "application/json"}
        if key := os.environ.get("MODEL_KEY"):
            self.headers["authorization"] = f"Bearer {key}"

    def __call__(self, messages: list[Message]) -> str:
        body = {"model": os.environ.get("MODEL_NAME", "default"), "messages": messages}
        request = urllib.request.Request(self.url, json.dumps(body).encode(), self.headers)
        with urllib.request.urlopen(request, timeout=60) as reply:
            return str(json.load(reply)["choices"][0]["message"]["content"])


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


model = Server(os.environ["MODEL_URL"]) if "MODEL_URL" in os.environ else StandIn()
rules: Message = {}
question: list[Message] = []  # what was said of the question that is asked

for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello", name="language model")
    elif heard["type"] == "table":
        rules = {"role": "system", "content": f"You play this board game.\n\n{heard['rulebook']}"}
    elif heard["type"] == "question" or (heard["type"] == "refused" and heard["left"]):
        if heard["type"] == "question":
            question = [{"role": "user", "content": heard["text"]}]
        else:  # it hears why, and tries again
            question.append({"role": "user", "content": f"{heard['message']}\n\n{question[0]['content']}"})
        thought = model([rules, *question])
        question.append({"role": "assistant", "content": thought})
        say(type="answer", id=heard["id"], answer=thought)
