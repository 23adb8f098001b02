"""Many subscribers of many games at one process of the service: how soon the last has heard, and what each costs."""
