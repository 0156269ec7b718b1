"""OpenSpiel's own search for hidden information, playing a game of Malecón against random players.

    python examples/research/ismcts.py --game havana --players 2 --simulations 50

It needs malecon[research]. The search draws positions that its player may believe in, by
`resample_from_infostate`, and plays them out at random.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from malecon.research.openspiel import Dealer


def play(game: pyspiel.Game, simulations: int, seed: int, longest: int) -> list[float]:
    """One game: seat 0 searches, the others answer at random. Says what it was worth to each seat."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    searcher = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=evaluator,
        max_simulations=simulations,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        random_state=rng,
    )
    state = game.new_initial_state()
    dealer = Dealer(seed)
    answers = 0
    while not state.is_terminal() and answers < longest:
        if state.is_chance_node():
            state.apply_action(dealer.draw(state))
            continue
        player = state.current_player()
        action = searcher.step(state) if player == 0 else rng.choice(state.legal_actions())
        print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
        answers += 1
    return list(state.returns())


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="havana")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--longest", type=int, default=10_000, help="answers after which to stop")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    game = pyspiel.load_game(f"malecon_{wish.game}", {"players": wish.players})
    returns = play(game, wish.simulations, wish.seed, wish.longest)
    print("worth to each player:", returns)
    return returns


if __name__ == "__main__":
    main()
