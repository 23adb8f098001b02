"""The service around the domain: HTTP, accounts, the event store, subscriptions, the command line."""
