"""The settings of a service, each from one environment variable."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, structs

PREFIX = "TURNLEDGER_"
IN_FILE: Final = "_FILE"
"""What the name of a variable ends in whose value is in a file."""


RATE = r"^(0|[1-9][0-9]{0,8}/(second|minute|hour|day))$"
"""So many in a time, as the library `limits` writes it, or 0."""
NETWORK = r"^[0-9A-Fa-f.:]{2,39}(/[0-9]{1,3})?$"
PORT = r"^[1-9][0-9]{0,4}$"
SECONDS = r"^[0-9]{1,6}(\.[0-9]{1,3})?$"


class SettingError(ValueError):
    """A variable has a value that can't be used; the message is a sentence that names it."""


def _says(description: str, **limits: Any) -> Meta:
    return Meta(description=description, **limits)


class Settings(Struct, frozen=True, kw_only=True):
    """What can be set: the names, the defaults, and what each is for."""

    redis_url: Annotated[
        str,
        _says(
            "The Redis or Valkey server (`redis://`, `rediss://`, `unix://`), or some servers of a cluster "
            "(`redis+cluster://host:port,host:port`); empty: a private one on the data directory."
        ),
    ] = ""
    redis_namespace: Annotated[str, _says("What every key begins with, so that services can share a server.")] = ""
    data_dir: Annotated[str, _says("Where the private server keeps its data, and the service its key.")] = "data"
    signing_key: Annotated[
        str, _says("The key that signs games, 32 bytes in base64; empty: that in `signing.key` in the data directory.")
    ] = ""
    seed_keys: Annotated[
        tuple[str, ...],
        _says(
            "Fernet keys, separated by commas, so that the store has the seeds of games and the secrets of webhooks encrypted: "
            "the first encrypts, all decrypt; empty: they are stored as they are."
        ),
    ] = ()
    durability: Annotated[
        Literal["memory", "disk", "replicated"],
        _says(
            "Where a move is before it is acknowledged: in the store's `memory`, on its `disk`, or on the disks of replicas, "
            "too (`replicated`): docs/durability.md."
        ),
    ] = "disk"
    durability_replicas: Annotated[int, _says("On the disks of how many replicas, at least.", ge=1, le=9)] = 1
    store_look_seconds: Annotated[
        float, _says("Time between two looks at whether the store is still set so that it keeps games.", gt=0)
    ] = 10.0
    host: Annotated[str, _says("The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, _says("The port to listen on; 0: any free one.", ge=0, le=65535)] = 8000
    metrics_host: Annotated[
        str, _says("The address to listen on for whoever collects metrics; they are for nobody else.")
    ] = "127.0.0.1"
    metrics_port: Annotated[
        int, _says("The port for them, apart from that for clients; 0: there are no metrics.", ge=0, le=65535)
    ] = 0
    public_url: Annotated[str, _says("Where clients find the service; empty: where they asked.")] = ""
    cors_origins: Annotated[
        tuple[str, ...], _says("Origins whose pages may call the service, separated by commas; `*`: all.")
    ] = ()
    replica: Annotated[str, _says("What this replica is called in its log and in traces; empty: as its host.")] = ""
    log_level: Annotated[Literal["debug", "info", "warning", "error"], _says("The least that is logged.")] = "info"
    log_format: Annotated[Literal["json", "text"], _says("One JSON object a line, or text for a person.")] = "json"
    drain_seconds: Annotated[
        float,
        _says(
            "How long the service goes on as before once it is asked to end, though not ready any more, so that whoever shares "
            "out requests notices.",
            ge=0,
            le=600,
        ),
    ] = 0.0
    shutdown_seconds: Annotated[int, _says("How long requests may take to finish after that.", ge=0, le=600)] = 5
    cached_games: Annotated[int, _says("Games whose state is kept in memory, 70 to 100 kB each.", ge=1)] = 1000
    snapshot_every: Annotated[
        int,
        _says(
            "Commits from one snapshot of a game to the next, so that loading it replays no more; 0: none are made.",
            ge=0,
        ),
    ] = 100
    archive: Annotated[
        str,
        _says(
            "Where finished games are moved: a folder, or an object store (`s3://bucket/prefix`, `gs://…`, `az://…`); empty: "
            "`archive` in the data directory with the private server, nowhere with another."
        ),
    ] = ""
    archive_days: Annotated[
        float,
        _says("Days after its end until a game is moved there; 0: it is only by `turnledger archive`.", ge=0, le=36500),
    ] = 30
    delete_days: Annotated[
        float,
        _says(
            "Days in the archive until a game is deleted for good, unless a campaign counts it; 0: it never is.",
            ge=0,
            le=36500,
        ),
    ] = 0
    cached_views: Annotated[
        int, _says("Views and summaries of games kept in memory, about 20 kB for one of each; 0: none.", ge=0)
    ] = 500
    bots_look_seconds: Annotated[
        float, _says("Time between two looks for games whose bots nobody plays, because a replica died.", gt=0)
    ] = 5.0
    bots_search_seconds: Annotated[
        float,
        _says(
            "How long bots that look ahead think about a move; 0: not at all, they make their quick moves.", ge=0, le=60
        ),
    ] = 1.0
    bots_search_processes: Annotated[
        int,
        _says(
            "Processes in which they think, each of a core and about 100 MB as soon as it is needed; 0: as above.",
            ge=0,
            le=64,
        ),
    ] = 1
    deadlines_look_seconds: Annotated[
        float, _says("Time between two looks for what is due: by so much somebody's time may be up unnoticed.", gt=0)
    ] = 1.0
    heartbeat_seconds: Annotated[float, _says("Time between signs of life on a quiet stream.", gt=0)] = 15.0
    slow_seconds: Annotated[
        float, _says("How long a client may leave unread what it is sent, before it is cut off.", gt=0)
    ] = 10.0
    rate_limits: Annotated[
        bool, _says("Whether it is counted how much anybody asks for; the limits below say how much.")
    ] = True
    table_days: Annotated[
        float,
        _says("Days that a table waits for its game to begin before it is given up; 0: it is never.", ge=0, le=3650),
    ] = 14
    games_per_player: Annotated[
        int,
        _says("How many games that aren't over one player may have created, unless an operator said otherwise.", ge=0),
    ] = 500
    limit_player: Annotated[
        str,
        _says("Requests of one player; what is dear counts for several. `0` here and below: no limit.", pattern=RATE),
    ] = "1800/minute"
    limit_address: Annotated[
        str, _says("Requests from one address (of IPv6, one /64), whoever sends them.", pattern=RATE)
    ] = "6000/minute"
    limit_game: Annotated[str, _says("Actions in one game.", pattern=RATE)] = "1800/minute"
    limit_sign_ups: Annotated[str, _says("New players from one address.", pattern=RATE)] = "120/hour"
    limit_failures: Annotated[str, _says("Tokens from one address that are no good.", pattern=RATE)] = "30/minute"
    limit_recoveries: Annotated[str, _says("Recovery codes tried from one address.", pattern=RATE)] = "10/hour"
    limit_talk: Annotated[str, _says("Messages of one player, at all tables together.", pattern=RATE)] = "30/minute"
    limit_talk_at_table: Annotated[str, _says("Messages at one table.", pattern=RATE)] = "90/minute"
    talk_days: Annotated[
        int, _says("Days after the last message until what was said at a table is forgotten.", ge=1, le=3650)
    ] = 30
    trusted_proxies: Annotated[
        tuple[Annotated[str, Meta(pattern=NETWORK)], ...],
        _says(
            "Networks of proxies that say where requests come from (`10.0.0.0/8`), separated by commas; empty: none."
        ),
    ] = ()
    proxy_header: Annotated[
        Literal["x-forwarded-for", "forwarded"],
        _says("The header in which they do. They have to overwrite it or add to its end, and clients can't add to it."),
    ] = "x-forwarded-for"
    hsts_seconds: Annotated[
        int, _says("For how long browsers shall come by HTTPS only; 0: nothing is said of it.", ge=0)
    ] = 0
    head_limit: Annotated[int, _says("The largest head of a request, in bytes.", ge=1024)] = 16 * 1024
    head_seconds: Annotated[float, _says("Time for the head of a request, from the first moment.", gt=0)] = 10.0
    body_seconds: Annotated[float, _says("Time for the body of a request, or a message on a socket.", gt=0)] = 60.0
    body_limit: Annotated[int, _says("The largest request body, in bytes.", ge=1024)] = 64 * 1024
    record_limit: Annotated[int, _says("The largest record that is checked for a caller, in bytes.", ge=1024)] = (
        32 * 1024 * 1024
    )
    oidc_issuer: Annotated[
        str, _says("The OpenID Connect provider whose tokens prove players, as `iss` has it; empty: none.")
    ] = ""
    oidc_audience: Annotated[
        tuple[str, ...], _says("Whom those tokens are for, as `aud` has it: any of these, separated by commas.")
    ] = ()
    oidc_jwks_url: Annotated[str, _says("Where the provider's keys are; empty: where its discovery document says.")] = (
        ""
    )
    webhooks: Annotated[bool, _says("Whether players may have webhooks, and are sent notices.")] = True
    webhooks_per_player: Annotated[int, _says("How many webhooks one player may have.", ge=0, le=100)] = 10
    webhook_ports: Annotated[
        tuple[Annotated[str, Meta(pattern=PORT)], ...],
        _says("The ports that notices may be sent to, separated by commas."),
    ] = ("443", "8443")
    webhook_private_hosts: Annotated[
        tuple[str, ...],
        _says(
            "Hosts that notices may be sent to though their addresses are private, to any port and without TLS, separated by "
            "commas: for development."
        ),
    ] = ()
    webhook_seconds: Annotated[float, _says("How long an attempt to deliver a notice may take.", gt=0, le=60)] = 15.0
    webhook_retries: Annotated[
        tuple[Annotated[str, Meta(pattern=SECONDS)], ...],
        _says(
            "How many seconds after an attempt that failed there is another, for each attempt, separated by commas; after the "
            "last a notice is given up."
        ),
    ] = ("5", "300", "1800", "7200", "18000", "36000", "50400", "72000", "86400")
    webhook_look_seconds: Annotated[
        float,
        _says("Time between two looks for notices that are due again, or that a replica has left undone.", gt=0),
    ] = 1.0
    page_limit: Annotated[int, _says("The most entries on a page.", ge=1, le=1000)] = 100
    graphql_depth: Annotated[int, _says("How deep a GraphQL query may nest.", ge=1)] = 12
    graphql_tokens: Annotated[int, _says("Tokens in a GraphQL document.", ge=1)] = 2000
    graphql_aliases: Annotated[int, _says("Aliases in a GraphQL document.", ge=0)] = 30
    graphql_cost: Annotated[
        int, _says("What a GraphQL operation may cost: fields, as often as pages are long.", ge=1)
    ] = 5000
    graphql_compiler: Annotated[
        bool, _says("Whether what GraphQL queries select is compiled; the answers are the same without.")
    ] = True
    graphql_introspection: Annotated[bool, _says("Whether GraphQL tells its schema to who asks for it.")] = True
    graphql_persisted: Annotated[
        int, _says("GraphQL operations that are kept for clients who name them by their hash; 0: none.", ge=0)
    ] = 2000
    graphql_operations: Annotated[
        str, _says("A file of GraphQL operations that may be named, JSON, from name to text; empty: none.")
    ] = ""
    graphql_strict: Annotated[
        bool, _says("Whether no other GraphQL operations are executed than those of the file.")
    ] = False
    socket_operations: Annotated[int, _says("Operations at once on a GraphQL socket.", ge=1)] = 20
    sockets_per_player: Annotated[int, _says("GraphQL sockets of one player at once.", ge=1)] = 10
    sockets_per_address: Annotated[
        int, _says("GraphQL sockets from one address at once, players' among them.", ge=1)
    ] = 200
    streams_per_player: Annotated[int, _says("Streams over HTTP of one player at once.", ge=1)] = 20
    streams_per_address: Annotated[int, _says("Streams over HTTP to one address at once.", ge=1)] = 200
    socket_message: Annotated[int, _says("The largest message on a GraphQL socket, in bytes.", ge=1024)] = 16 * 1024
    socket_backlog: Annotated[
        int, _says("What may wait for the client of a GraphQL socket to read, in bytes.", ge=1024)
    ] = 256 * 1024
    socket_init_seconds: Annotated[float, _says("Time for a GraphQL socket to say `connection_init`.", gt=0)] = 10.0

    def name(self) -> str:
        """What this replica is called."""
        return self.replica or socket.gethostname()


class Setting(Struct, frozen=True):
    """A row of the table of settings."""

    variable: str
    default: str
    meaning: str


def _hints() -> Mapping[str, Any]:
    return get_type_hints(Settings, include_extras=True)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return "REDIS_URL" if name == "redis_url" else PREFIX + name.upper()


def table() -> Iterator[Setting]:
    """Every setting, for the documentation."""
    hints = _hints()
    for field in structs.fields(Settings):
        yield Setting(variable(field.name), _written(field.default), get_args(hints[field.name])[1].description)


def _written(default: Any) -> str:
    """A default as a variable would hold it."""
    if isinstance(default, tuple):
        return ",".join(default)
    return str(default).lower() if isinstance(default, bool) else str(default)


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that these variables make. SettingError: one can't be used.

    An empty variable counts as absent, and one that no setting has is left alone: orchestrators invent some. What
    `NAME_FILE` names is a file in which the value of `NAME` is: so secrets are mounted that nobody reads in an environment.
    """
    hints = _hints()
    given = {name: text for name in Settings.__struct_fields__ if (text := _text(variable(name), environment))}
    settings = Settings(**{name: _read(name, hints[name], text) for name, text in given.items()})
    if "+cluster://" in settings.redis_url and set("{}") & set(settings.redis_namespace):
        raise SettingError(
            f"{variable('redis_namespace')} can't be {settings.redis_namespace!r} where REDIS_URL names a cluster: "
            "what is in braces says where a key lies, and all games would lie in one place. Leave the braces out."
        )
    return settings


def _text(name: str, environment: Mapping[str, str]) -> str:
    """What a variable says, or the file that it names; nothing where neither does."""
    path, said = environment.get(name + IN_FILE), environment.get(name, "")
    if not path:
        return said
    if said:
        raise SettingError(f"{name} and {name}{IN_FILE} are both set. Unset one of them.")
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        why = error.strerror
    except UnicodeDecodeError:
        why = "it isn't text"
    raise SettingError(f"{name}{IN_FILE} can't be {path!r}: {why}.")


def _read(name: str, hint: Any, text: str) -> Any:
    kind, says = get_args(hint)
    several = get_origin(kind) is tuple
    value = [part.strip() for part in text.split(",") if part.strip()] if several else text
    try:
        return msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError as error:
        choices = get_args(kind) if get_origin(kind) is Literal else ()
        why = f"It is one of {', '.join(choices)}." if choices else f"{error}."
        raise SettingError(f"{variable(name)} can't be {text!r}. {why} ({says.description})") from None


def data_directory(settings: Settings) -> Path:
    """Where the private server keeps its data, `~` being the home directory."""
    return Path(settings.data_dir).expanduser()
