-- Version 1: tables, their lines, who sits at them, players, their sessions and whom they block.

-- Marks the schema as one of a dig house, and tells its version.
CREATE TABLE dighouse (version integer NOT NULL);
INSERT INTO dighouse VALUES (0);

-- With a login and a password a player is an account, without them a guest.
CREATE TABLE players (
    id       text    COLLATE "C" PRIMARY KEY,
    name     text,
    number   integer NOT NULL,
    created  bigint  NOT NULL,
    login    text    COLLATE "C" UNIQUE,
    password text,
    CHECK ((login IS NULL) = (password IS NULL))
);

-- Each browser that knows a player has a token.
CREATE TABLE sessions (
    token_hash bytea  PRIMARY KEY CHECK (length(token_hash) = 32),
    player     text   COLLATE "C" NOT NULL REFERENCES players ON DELETE CASCADE,
    since      bigint NOT NULL
);

CREATE INDEX sessions_by_player ON sessions (player);

-- Whom a player does not want to hear.
CREATE TABLE blocks (
    player  text   COLLATE "C" NOT NULL REFERENCES players ON DELETE CASCADE,
    blocked text   COLLATE "C" NOT NULL,
    since   bigint NOT NULL,
    PRIMARY KEY (player, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- `lines` counts the lines of the table: an append names how many it has seen.
CREATE TABLE tables (
    key           bigint  PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    id            text    COLLATE "C" NOT NULL UNIQUE,
    lines         bigint  NOT NULL,
    phase         text    NOT NULL CHECK (phase IN ('waiting', 'playing', 'over')),
    public        boolean NOT NULL,
    has_open_seat boolean NOT NULL,
    bot_to_move   boolean NOT NULL,
    due           bigint,
    rated         bigint,
    changed       bigint  NOT NULL,
    card          text    NOT NULL
);

-- One index for each list. Tables that are in none of them cost nothing here.
CREATE INDEX tables_open ON tables (changed DESC, id) WHERE public AND phase = 'waiting' AND has_open_seat;
CREATE INDEX tables_playing ON tables (changed DESC, id) WHERE public AND phase = 'playing';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_rated ON tables (rated, id) WHERE rated IS NOT NULL;
CREATE INDEX tables_bot_to_move ON tables (changed DESC, id) WHERE bot_to_move;

CREATE TABLE lines (
    table_key bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    position  bigint NOT NULL,
    text      text   NOT NULL,
    PRIMARY KEY (table_key, position)
);

CREATE TABLE seated (
    player    text   COLLATE "C" NOT NULL,
    table_key bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (player, table_key)
);

CREATE INDEX seated_by_table ON seated (table_key);
