-- Version 1: tables, their lines, who sits at them, players and their sessions.

-- With a login and a password a player is an account, without them a guest.
CREATE TABLE players (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT,
    number   INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    login    TEXT    UNIQUE,
    password TEXT,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT;

-- Each browser that knows a player has a token.
CREATE TABLE sessions (
    token_hash BLOB    NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    player     TEXT    NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    since      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_player ON sessions (player);

-- `lines` counts the lines of the table: an append names how many it has seen.
CREATE TABLE tables (
    key           INTEGER NOT NULL PRIMARY KEY,
    id            TEXT    NOT NULL UNIQUE,
    lines         INTEGER NOT NULL,
    phase         TEXT    NOT NULL CHECK (phase IN ('waiting', 'playing', 'over')),
    public        INTEGER NOT NULL CHECK (public IN (0, 1)),
    has_open_seat INTEGER NOT NULL CHECK (has_open_seat IN (0, 1)),
    bot_to_move   INTEGER NOT NULL CHECK (bot_to_move IN (0, 1)),
    due           INTEGER,
    changed       INTEGER NOT NULL,
    card          TEXT    NOT NULL
) STRICT;

-- One index for each list. Tables that are in none of them cost nothing here.
CREATE INDEX tables_open ON tables (changed DESC, id) WHERE public AND phase = 'waiting' AND has_open_seat;
CREATE INDEX tables_playing ON tables (changed DESC, id) WHERE public AND phase = 'playing';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_bot_to_move ON tables (changed DESC, id) WHERE bot_to_move;

-- Without a rowid the lines of a table lie side by side, in their order.
CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    position  INTEGER NOT NULL,
    text      TEXT    NOT NULL,
    PRIMARY KEY (table_key, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE seated (
    player    TEXT    NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (player, table_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_by_table ON seated (table_key);
