SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA dighouse_dumped;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE dighouse_dumped.blocks (
    player text NOT NULL COLLATE pg_catalog."C",
    blocked text NOT NULL COLLATE pg_catalog."C",
    since bigint NOT NULL
);
CREATE TABLE dighouse_dumped.calls (
    player text NOT NULL COLLATE pg_catalog."C",
    table_key bigint NOT NULL,
    since bigint NOT NULL,
    tries bigint NOT NULL,
    next bigint
);
CREATE TABLE dighouse_dumped.dighouse (
    version integer NOT NULL
);
CREATE TABLE dighouse_dumped.lines (
    table_key bigint NOT NULL,
    "position" bigint NOT NULL,
    text text NOT NULL
);
CREATE TABLE dighouse_dumped.players (
    id text NOT NULL COLLATE pg_catalog."C",
    name text,
    number integer NOT NULL,
    created bigint NOT NULL,
    login text COLLATE pg_catalog."C",
    password text,
    CONSTRAINT players_check CHECK (((login IS NULL) = (password IS NULL)))
);
CREATE TABLE dighouse_dumped.seated (
    player text NOT NULL COLLATE pg_catalog."C",
    table_key bigint NOT NULL
);
CREATE TABLE dighouse_dumped.sessions (
    token_hash bytea NOT NULL,
    player text NOT NULL COLLATE pg_catalog."C",
    since bigint NOT NULL,
    CONSTRAINT sessions_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE TABLE dighouse_dumped.tables (
    key bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    lines bigint NOT NULL,
    phase text NOT NULL,
    public boolean NOT NULL,
    has_open_seat boolean NOT NULL,
    bot_to_move boolean NOT NULL,
    due bigint,
    rated bigint,
    asked text[] NOT NULL,
    changed bigint NOT NULL,
    card text NOT NULL,
    CONSTRAINT tables_phase_check CHECK ((phase = ANY (ARRAY['waiting'::text, 'playing'::text, 'over'::text])))
);
ALTER TABLE dighouse_dumped.tables ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME dighouse_dumped.tables_key_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE dighouse_dumped.webhooks (
    player text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL,
    secret text NOT NULL,
    home text NOT NULL,
    lang text NOT NULL,
    is_on boolean NOT NULL,
    failures bigint NOT NULL,
    problem text
);
INSERT INTO dighouse_dumped.blocks VALUES ('h6s03g9d7vz5', 'hwdjwkgv7f9v', 1700000000000);
INSERT INTO dighouse_dumped.calls VALUES ('h6s03g9d7vz5', 7, 4, 0, 1700000015000);
INSERT INTO dighouse_dumped.dighouse VALUES (1);
INSERT INTO dighouse_dumped.lines VALUES (1, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},{"kind":"open"}],"public":true,"pace":"live","aids":false,"maker":"skckuujfndqx","source":{"secret":"9c3d6fe733812992f2b8eb0e6604915ed39c4e9b586858bd57c45cffb83cc087"}}');
INSERT INTO dighouse_dumped.lines VALUES (1, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (1, 4, '{"at":1700000000000,"deed":"said","seat":2,"text":"Good luck!"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 5, '{"at":1700000000000,"deed":"reported","player":"skckuujfndqx","after":4}');
INSERT INTO dighouse_dumped.lines VALUES (1, 6, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird bird snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 7, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 4-13"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 8, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 2-5"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 9, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 10, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice chameleon snake snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 11, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 8-12"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 12, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 15-18"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 13, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 14, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 15, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice jaguar snake snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 16, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 1-7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 17, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 10-19"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 18, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 19, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice jaguar chameleon chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 20, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 6-10"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 21, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 8-11"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 22, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 23, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird bird bird"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 24, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 6-6"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 25, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 15-21"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 26, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 27, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 28, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird jaguar bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 29, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 5-11"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 30, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 1-5"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 31, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 32, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice jaguar bear bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 33, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 7-8"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 34, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 9-15"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 35, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 36, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird jaguar jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 37, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 3-5"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 38, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 19-19"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 39, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 40, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 41, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice chameleon bear bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 42, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 18-21"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 43, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 1-10"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 44, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 45, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 46, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice jaguar chameleon human"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 47, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 7-16"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 48, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 18-18"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 49, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 50, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 51, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess bird 0 1 6"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 52, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess bird 3 7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 53, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess jaguar 0 1 3"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 54, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess jaguar 0 7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 55, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess chameleon 2 3 4"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 56, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess chameleon 1 5 6"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 57, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess snake 2 5 7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 58, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess snake 5"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 59, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess human 5 7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 60, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess human 5 6 7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 61, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess bear 0 4"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 62, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess bear 4 5 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},{"kind":"open"}],"public":false,"pace":"live","aids":false,"maker":"skckuujfndqx","source":{"secret":"00e6763c3862366cced65543e66733fafdd53887a6aa11d5cdc9c71ebaaadb34"}}');
INSERT INTO dighouse_dumped.lines VALUES (2, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"hwdjwkgv7f9v","name":"Ela","number":8828},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (2, 4, '{"at":1700000000000,"deed":"said","seat":1,"text":"Between us."}');
INSERT INTO dighouse_dumped.lines VALUES (2, 5, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird snake bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 6, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 11-14"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 7, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 8-17"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 8, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 9, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon chameleon chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 10, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 8-8"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 11, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 14-15"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 12, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 13, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 14, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon chameleon bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 15, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 3-3"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 16, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 12-13"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 17, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 18, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 19, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon chameleon human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 20, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 3-12"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 21, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 14-16"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 22, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 23, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 24, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice jaguar human bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 25, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 18-18"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 26, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 13-17"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 27, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 28, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon snake snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 29, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 10-10"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 30, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 4-7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 31, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 32, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 33, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice snake bear bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 34, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 12-18"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 35, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 3-7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 36, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 37, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 38, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird human bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 39, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 10-16"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 40, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 11-14"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 41, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird jaguar jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 42, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 7-16"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 43, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 10-12"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 44, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 45, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice jaguar snake snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 46, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 9-13"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 47, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 20-20"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 48, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 49, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 50, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess bird 2 6 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 51, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess bird 2 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 52, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess jaguar 0 5 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 53, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess jaguar 2 4 6"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 54, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess chameleon 1 3 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 55, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess chameleon 3 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 56, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess snake 1 3 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 57, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess snake 3 4 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 58, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess human 1 2"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 59, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess human 0 2 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 60, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess bear 0 3 5"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 61, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess bear 2 5 7"}');
INSERT INTO dighouse_dumped.lines VALUES (3, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},{"kind":"open"}],"public":true,"pace":"live","aids":false,"password":"$argon2id$v=19$m=19456,t=2,p=1$rTmgzfBzlvWOFmA/pqo42w$tKFq+0zKRPeuG4Fy0PX5jS1V9CyDXsMhWkA/CYuaZks","maker":"skckuujfndqx","source":{"secret":"a988780b28692b43a6f6cf4fe8e2401bce25c4bea51cfad4aa0aa84608ed31f4"}}');
INSERT INTO dighouse_dumped.lines VALUES (3, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (3, 2, '{"at":1700000000000,"deed":"let-in","player":"h6s03g9d7vz5"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},{"kind":"open"}],"public":false,"pace":"slow","aids":false,"clock":{"turn":86400,"bank":86400,"then":"bot"},"maker":"skckuujfndqx","source":{"secret":"55c708686c35a38377c116676f74b7425566be28d26a937de5295a282980b658"}}');
INSERT INTO dighouse_dumped.lines VALUES (4, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (4, 4, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice snake human human"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 5, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 11-15"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 6, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 15-16"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 7, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 8, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 9, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice chameleon chameleon chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 10, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 3-7"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 11, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 9-18"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 12, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (5, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},{"kind":"bot","bot":"random"}],"public":false,"pace":"live","aids":false,"maker":"skckuujfndqx","source":{"secret":"c3f7f14f073cf16792e0beac450c51e5995301a45ad6d1538d6d47ab50d39689"}}');
INSERT INTO dighouse_dumped.lines VALUES (5, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (5, 2, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (6, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"hwdjwkgv7f9v","name":"Ela","number":8828},{"kind":"open"}],"public":true,"pace":"live","aids":false,"maker":"hwdjwkgv7f9v","source":{"secret":"435f7786d96270892edc40452383af88f4686c33666cc24be836e37d8f63f353"}}');
INSERT INTO dighouse_dumped.lines VALUES (5, 3, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird snake snake"}');
INSERT INTO dighouse_dumped.lines VALUES (5, 4, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 8-14"}');
INSERT INTO dighouse_dumped.lines VALUES (6, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"hwdjwkgv7f9v","name":"Ela","number":8828},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (7, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},{"kind":"open"}],"public":false,"pace":"live","aids":false,"maker":"h6s03g9d7vz5","source":{"secret":"c94f49140501a42d566820ed4b6aab731be82020604013f23fb3a5ed59ec5426"}}');
INSERT INTO dighouse_dumped.lines VALUES (7, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (7, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"hwdjwkgv7f9v","name":"Ela","number":8828},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (7, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.players VALUES ('skckuujfndqx', 'Ala', 3267, 1700000000000, 'ala', '$argon2id$v=19$m=19456,t=2,p=1$dNgHwXrWVirOPx5jb8/Bgg$Y9QkFDEbycAoy851bJ+N4lZOg9EUO/LVVl0WRdpXBQ4');
INSERT INTO dighouse_dumped.players VALUES ('h6s03g9d7vz5', 'Olek', 4577, 1700000000000, 'olek', '$argon2id$v=19$m=19456,t=2,p=1$LfeiO38yRr3o6qbFIzjxIw$q154ofoLzmLLEYrFj58AsCWhOVbQ1hxxaCxbA5pppfw');
INSERT INTO dighouse_dumped.players VALUES ('hwdjwkgv7f9v', 'Ela', 8828, 1700000000000, NULL, NULL);
INSERT INTO dighouse_dumped.seated VALUES ('skckuujfndqx', 1);
INSERT INTO dighouse_dumped.seated VALUES ('h6s03g9d7vz5', 1);
INSERT INTO dighouse_dumped.seated VALUES ('skckuujfndqx', 2);
INSERT INTO dighouse_dumped.seated VALUES ('hwdjwkgv7f9v', 2);
INSERT INTO dighouse_dumped.seated VALUES ('skckuujfndqx', 3);
INSERT INTO dighouse_dumped.seated VALUES ('skckuujfndqx', 4);
INSERT INTO dighouse_dumped.seated VALUES ('h6s03g9d7vz5', 4);
INSERT INTO dighouse_dumped.seated VALUES ('skckuujfndqx', 5);
INSERT INTO dighouse_dumped.seated VALUES ('hwdjwkgv7f9v', 6);
INSERT INTO dighouse_dumped.seated VALUES ('h6s03g9d7vz5', 7);
INSERT INTO dighouse_dumped.seated VALUES ('hwdjwkgv7f9v', 7);
INSERT INTO dighouse_dumped.sessions VALUES ('\x99748326ab1ce7b28b054be54184b22864d16e9f27bb3659485bf9490b934e15', 'skckuujfndqx', 1700000000000);
INSERT INTO dighouse_dumped.sessions VALUES ('\x7e8623088ebc3d763694854fc69b3686ac1999705305d56a1bba7cc4baec6c8c', 'h6s03g9d7vz5', 1700000000000);
INSERT INTO dighouse_dumped.sessions VALUES ('\x36338a383c40a768bb97efc5f684a667bf0b5abab3faadbbdc5c36999117f757', 'hwdjwkgv7f9v', 1700000000000);
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (4, 'ggc6tzyv5y4k', 13, 'playing', false, false, false, 1700172800000, NULL, '{skckuujfndqx}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},"ready":true,"stand_in":null}],"public":false,"pace":"slow","aids":false,"clock":{"turn":86400,"bank":86400,"then":"bot"},"phase":"playing","asked":[1],"step":9,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (5, 'q2g8x8qmuw48', 5, 'playing', false, false, false, NULL, NULL, '{skckuujfndqx}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"bot","bot":"random"},"ready":true,"stand_in":null}],"public":false,"pace":"live","aids":false,"clock":null,"phase":"playing","asked":[1],"step":2,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (1, 'rm09ckmt9kam', 63, 'over', true, false, false, NULL, 1700000000000, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},"ready":true,"stand_in":null}],"public":true,"pace":"live","aids":false,"clock":null,"phase":"over","asked":[],"step":57,"winners":[2],"closed":false,"ended":{"at":1700000000000,"places":[2,1],"scores":[-2,6],"rated":true}}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (2, 'mtuu9enp09f3', 62, 'over', false, false, false, NULL, NULL, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"hwdjwkgv7f9v","name":"Ela","number":8828},"ready":true,"stand_in":null}],"public":false,"pace":"live","aids":false,"clock":null,"phase":"over","asked":[],"step":57,"winners":[2],"closed":false,"ended":{"at":1700000000000,"places":[2,1],"scores":[0,5],"rated":false}}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (6, 'utskrc8wsjrp', 2, 'waiting', true, true, false, NULL, NULL, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"hwdjwkgv7f9v","name":"Ela","number":8828},"ready":true,"stand_in":null},{"holder":{"kind":"open"},"ready":false,"stand_in":null}],"public":true,"pace":"live","aids":false,"clock":null,"phase":"waiting","asked":[],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (3, 'x8u4gbq93way', 3, 'waiting', true, true, false, NULL, NULL, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"skckuujfndqx","name":"Ala","number":3267,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"open"},"ready":false,"stand_in":null}],"public":true,"pace":"live","aids":false,"clock":null,"locked":true,"phase":"waiting","asked":[],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (7, 'a8xe69mhc8r5', 4, 'playing', false, false, false, NULL, NULL, '{h6s03g9d7vz5}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"h6s03g9d7vz5","name":"Olek","number":4577,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"hwdjwkgv7f9v","name":"Ela","number":8828},"ready":true,"stand_in":null}],"public":false,"pace":"live","aids":false,"clock":null,"phase":"playing","asked":[1],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.webhooks VALUES ('h6s03g9d7vz5', 'https://hook.invalid/x', 'secret', 'https://dig.example', 'pl', true, 0, NULL);
SELECT pg_catalog.setval('dighouse_dumped.tables_key_seq', 7, true);
ALTER TABLE ONLY dighouse_dumped.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (player, blocked);
ALTER TABLE ONLY dighouse_dumped.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (player, table_key);
ALTER TABLE ONLY dighouse_dumped.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_key, "position");
ALTER TABLE ONLY dighouse_dumped.players
    ADD CONSTRAINT players_login_key UNIQUE (login);
ALTER TABLE ONLY dighouse_dumped.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY dighouse_dumped.seated
    ADD CONSTRAINT seated_pkey PRIMARY KEY (player, table_key);
ALTER TABLE ONLY dighouse_dumped.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY dighouse_dumped.tables
    ADD CONSTRAINT tables_id_key UNIQUE (id);
ALTER TABLE ONLY dighouse_dumped.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (key);
ALTER TABLE ONLY dighouse_dumped.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (player);
CREATE INDEX blocks_by_blocked ON dighouse_dumped.blocks USING btree (blocked);
CREATE INDEX calls_by_table ON dighouse_dumped.calls USING btree (table_key);
CREATE INDEX calls_next ON dighouse_dumped.calls USING btree (next) WHERE (next IS NOT NULL);
CREATE INDEX seated_by_table ON dighouse_dumped.seated USING btree (table_key);
CREATE INDEX sessions_by_player ON dighouse_dumped.sessions USING btree (player);
CREATE INDEX tables_bot_to_move ON dighouse_dumped.tables USING btree (changed DESC, id) WHERE bot_to_move;
CREATE INDEX tables_due ON dighouse_dumped.tables USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX tables_open ON dighouse_dumped.tables USING btree (changed DESC, id) WHERE (public AND (phase = 'waiting'::text) AND has_open_seat);
CREATE INDEX tables_playing ON dighouse_dumped.tables USING btree (changed DESC, id) WHERE (public AND (phase = 'playing'::text));
CREATE INDEX tables_rated ON dighouse_dumped.tables USING btree (rated, id) WHERE (rated IS NOT NULL);
ALTER TABLE ONLY dighouse_dumped.blocks
    ADD CONSTRAINT blocks_player_fkey FOREIGN KEY (player) REFERENCES dighouse_dumped.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY dighouse_dumped.calls
    ADD CONSTRAINT calls_player_fkey FOREIGN KEY (player) REFERENCES dighouse_dumped.webhooks(player) ON DELETE CASCADE;
ALTER TABLE ONLY dighouse_dumped.calls
    ADD CONSTRAINT calls_table_key_fkey FOREIGN KEY (table_key) REFERENCES dighouse_dumped.tables(key) ON DELETE CASCADE;
ALTER TABLE ONLY dighouse_dumped.lines
    ADD CONSTRAINT lines_table_key_fkey FOREIGN KEY (table_key) REFERENCES dighouse_dumped.tables(key) ON DELETE CASCADE;
ALTER TABLE ONLY dighouse_dumped.seated
    ADD CONSTRAINT seated_table_key_fkey FOREIGN KEY (table_key) REFERENCES dighouse_dumped.tables(key) ON DELETE CASCADE;
ALTER TABLE ONLY dighouse_dumped.sessions
    ADD CONSTRAINT sessions_player_fkey FOREIGN KEY (player) REFERENCES dighouse_dumped.players(id) ON DELETE CASCADE;
ALTER TABLE ONLY dighouse_dumped.webhooks
    ADD CONSTRAINT webhooks_player_fkey FOREIGN KEY (player) REFERENCES dighouse_dumped.players(id) ON DELETE CASCADE;
