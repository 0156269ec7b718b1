"""The spaces of the faces that are environments of Gymnasium or PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from malecon.research.spec import Spec


class Actions(spaces.Discrete):
    """Gymnasium's own space, which draws the same from the same seed; only that of a mask it draws at once.

    `action_space(agent).sample(mask)` is what everybody types first, and Gymnasium's takes longer for it than
    the whole step.
    """

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the actions: of those that the mask allows, or by their probability."""
        if probability is None and isinstance(mask, np.ndarray):
            if mask.dtype == np.int8 and mask.shape == (self.n,):
                allowed = mask.nonzero()[0]
                if len(allowed) and mask.tobytes().count(1) == len(allowed):
                    return allowed[self.np_random.integers(len(allowed))]
        return super().sample(mask, probability)  # whatever is unusual, or wrong


def seen(spec: Spec) -> Any:
    """The space of what an agent is given: bytes, and a mask over the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (spec.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


def flat(spec: Spec) -> Any:
    """The same in one array, the mask behind the bytes."""
    return spaces.Box(0, 255, (spec.size + spec.actions,), np.uint8)
