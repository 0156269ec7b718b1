"""Santiago de Cuba, rule by rule: scenes laid in words, the printed examples among them."""
