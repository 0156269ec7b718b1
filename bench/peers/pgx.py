"""pgx on this processor, 256 games at once, random actions: python -m bench.peers.pgx backgammon 1.0"""

from __future__ import annotations

import sys

import jax
import jax.numpy as jnp
import pgx

from bench.measure import play, tell

TABLES = 256
STEPS = 20
env = pgx.make(sys.argv[1])


def random_step(state: pgx.State, key: jax.Array) -> pgx.State:
    """One action for every game; those that have ended begin anew, as with us."""
    choose, chance, anew = jax.random.split(key, 3)
    actions = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
    keys = jax.random.split(chance, TABLES)
    try:
        after = jax.vmap(env.step)(state, actions, keys)
    except TypeError:  # a game without chance
        after = jax.vmap(env.step)(state, actions)
    fresh = jax.vmap(env.init)(jax.random.split(anew, TABLES))
    ended = after.terminated

    def pick(one: jax.Array, other: jax.Array) -> jax.Array:
        return jnp.where(ended.reshape((TABLES,) + (1,) * (one.ndim - 1)), one, other)

    return jax.tree.map(pick, fresh, after)


stepped = jax.jit(random_step)
table = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), TABLES)), "count": 0}


def some_steps() -> int:
    state = table["state"]
    for _ in range(STEPS):
        table["count"] += 1
        state = stepped(state, jax.random.PRNGKey(table["count"]))
    state.observation.block_until_ready()
    table["state"] = state
    return STEPS * TABLES


tell(play(some_steps, float(sys.argv[2])))
