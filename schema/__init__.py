"""The public shapes: what REST and GraphQL say, and GraphQL's types derived from them."""
