import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

// Whatever goes over the wire is described once, by the server: src/lib/wire.d.ts is made from its document.
const MESSAGES = "table|news|done|refused|gone|pong|do|look|sync|ping";
const DESCRIBED_BY_HAND = [
  {
    selector: "CallExpression[callee.name='ask'][typeArguments]",
    message: "`ask` knows by method and path what the server responds: see src/lib/wire.d.ts.",
  },
  {
    selector: `TSPropertySignature[key.name='type'] TSLiteralType > Literal[value=/^(${MESSAGES})$/]`,
    message: "The messages of a WebSocket are described in src/lib/wire.d.ts.",
  },
];
const ASKED_BY_HAND = {
  selector: "CallExpression[callee.name='fetch']",
  message: "The server is asked by `ask` of src/lib/api.ts, which knows what it responds.",
};

export default ts.config(
  { ignores: ["node_modules", "src/lib/wire.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      // The types tell what is there; where they cannot, a `!` says so.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Maps and sets that nobody watches are plain ones.
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": ["error", ...DESCRIBED_BY_HAND, ASKED_BY_HAND],
    },
  },
  {
    files: ["src/lib/api.ts", "src/worker/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...DESCRIBED_BY_HAND] },
  },
);
