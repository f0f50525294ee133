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
CREATE TABLE dighouse_dumped.health (
    only_row integer NOT NULL,
    checked bigint NOT NULL,
    CONSTRAINT health_only_row_check CHECK ((only_row = 1))
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
INSERT INTO dighouse_dumped.blocks VALUES ('myasytungjzx', '5yq8xpakbh40', 1700000000000);
INSERT INTO dighouse_dumped.dighouse VALUES (2);
INSERT INTO dighouse_dumped.health VALUES (1, 0);
INSERT INTO dighouse_dumped.lines VALUES (1, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},{"kind":"open"}],"public":true,"pace":"live","aids":false,"maker":"8p0j204rk7tg","source":{"secret":"b01c5bde466fd13d6934c0235c6be6f0541eec39449ebfa477f761572a85867c"}}');
INSERT INTO dighouse_dumped.lines VALUES (1, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"myasytungjzx","name":"Olek","number":9234,"account":true},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (1, 4, '{"at":1700000000000,"deed":"said","seat":2,"text":"Good luck!"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 5, '{"at":1700000000000,"deed":"reported","player":"8p0j204rk7tg","after":4}');
INSERT INTO dighouse_dumped.lines VALUES (1, 6, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice jaguar jaguar jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 7, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 4-13"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 8, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 2-5"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 9, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 10, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon human bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 11, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 8-12"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 12, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 15-18"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 13, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 14, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 15, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice snake snake human"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 16, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 1-7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 17, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 10-19"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 18, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice chameleon chameleon bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 19, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 13-16"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 20, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 1-1"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 21, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 22, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 23, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird chameleon snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 24, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 6-6"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 25, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 15-21"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 26, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 27, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 28, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird bird snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 29, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 5-11"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 30, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 1-5"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 31, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 32, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice jaguar bear bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 33, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 7-8"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 34, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 9-15"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 35, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 36, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 37, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice human human bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 38, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 5-7"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 39, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 16-16"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 40, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 41, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 42, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice jaguar chameleon chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 43, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 12-15"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 44, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 15-19"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 45, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (1, 46, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird bird human"}');
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
INSERT INTO dighouse_dumped.lines VALUES (2, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},{"kind":"open"}],"public":false,"pace":"live","aids":false,"maker":"8p0j204rk7tg","source":{"secret":"3c99d3427b292389c63fd3fd77102acfb939830b2849080ae9efb5d73e4d7bdc"}}');
INSERT INTO dighouse_dumped.lines VALUES (2, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"5yq8xpakbh40","name":"Ela","number":3231},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (2, 4, '{"at":1700000000000,"deed":"said","seat":1,"text":"Between us."}');
INSERT INTO dighouse_dumped.lines VALUES (2, 5, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird bird snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 6, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 11-14"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 7, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 8-17"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 8, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 9, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 10, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird snake snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 11, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 5-14"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 12, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 11-12"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 13, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 14, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice chameleon chameleon chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 15, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 3-3"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 16, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 12-13"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 17, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bird"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 18, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice human human human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 19, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 10-10"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 20, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 6-15"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 21, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 22, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon snake bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 23, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 6-15"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 24, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 7-9"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 25, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice jaguar jaguar bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 26, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 10-14"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 27, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 11-13"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 28, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 29, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 30, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird chameleon bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 31, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 8-17"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 32, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 12-14"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 33, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 34, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 35, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice chameleon bear bear"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 36, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 1-4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 37, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 0-9"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 38, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 39, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice bird jaguar chameleon"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 40, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 9-13"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 41, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 8-10"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 42, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 43, '{"at":1700000000000,"deed":"played","seat":1,"action":"dice human human human"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 44, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 16-18"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 45, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 17-21"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 46, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange jaguar"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 47, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 48, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess bird 2 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 49, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess bird none"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 50, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess jaguar 2 6 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 51, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess jaguar 2 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 52, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess chameleon 0 5 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 53, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess chameleon 2 4 6"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 54, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess snake 1 3 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 55, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess snake 3 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 56, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess human 1 3 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 57, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess human 3 4 7"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 58, '{"at":1700000000000,"deed":"played","seat":1,"action":"guess bear 1 2"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 59, '{"at":1700000000000,"deed":"played","seat":2,"action":"guess bear 0 2 4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 60, '{"at":1700000000000,"deed":"shared","player":"8p0j204rk7tg","token":"a13ade4bc44a97ebba9981f2b791e324046d8c36aafcc550b01b83ddc6b520d4"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 61, '{"at":1700000000000,"deed":"unshared","player":"8p0j204rk7tg"}');
INSERT INTO dighouse_dumped.lines VALUES (2, 62, '{"at":1700000000000,"deed":"shared","player":"8p0j204rk7tg","token":"505765090820ece6809881c68485e5e617060a05907e6e678d5bfeca51efee37"}');
INSERT INTO dighouse_dumped.lines VALUES (3, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},{"kind":"open"}],"public":true,"pace":"live","aids":false,"password":"$argon2id$v=19$m=19456,t=2,p=1$QIzb9RNAGvUZgHGmzP67NA$LMUxjyMRQOQ2T4Etsxbeg6aXOIuRy1wvXsm53KemQAE","maker":"8p0j204rk7tg","source":{"secret":"87efb6d800195b979e21f176ba262a0669870d02ab2e76d1f0eaf58095fbf050"}}');
INSERT INTO dighouse_dumped.lines VALUES (3, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (3, 2, '{"at":1700000000000,"deed":"let-in","player":"myasytungjzx"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},{"kind":"open"}],"public":false,"pace":"slow","aids":false,"clock":{"turn":86400,"bank":86400,"then":"bot"},"maker":"8p0j204rk7tg","source":{"secret":"616bcbc7b8b10b19dd4311d1a5c5190b3ca30afaaa0963683938f67be6ca68e5"}}');
INSERT INTO dighouse_dumped.lines VALUES (4, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"myasytungjzx","name":"Olek","number":9234,"account":true},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (4, 4, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice bird snake bear"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 5, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 12-12"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 6, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 8-9"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 7, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange snake"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 8, '{"at":1700000000000,"deed":"played","seat":1,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 9, '{"at":1700000000000,"deed":"played","seat":2,"action":"dice jaguar human human"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 10, '{"at":1700000000000,"deed":"played","seat":2,"action":"bet 19-20"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 11, '{"at":1700000000000,"deed":"played","seat":1,"action":"bet 14-18"}');
INSERT INTO dighouse_dumped.lines VALUES (4, 12, '{"at":1700000000000,"deed":"played","seat":2,"action":"exchange human"}');
INSERT INTO dighouse_dumped.lines VALUES (5, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},{"kind":"bot","bot":"random"}],"public":false,"pace":"live","aids":false,"maker":"8p0j204rk7tg","source":{"secret":"76d9e75ddd5b0dc38bbfc389bf583cb59754ed47597a2a873ff4393ddd0c25fe"}}');
INSERT INTO dighouse_dumped.lines VALUES (5, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (5, 2, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.lines VALUES (6, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"5yq8xpakbh40","name":"Ela","number":3231},{"kind":"open"}],"public":true,"pace":"live","aids":false,"maker":"5yq8xpakbh40","source":{"secret":"0d1a033ac5a10af70e07094f645175406de6d022decd1f306749007b83fab3e7"}}');
INSERT INTO dighouse_dumped.lines VALUES (6, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"5yq8xpakbh40","name":"Ela","number":3231},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (7, 0, '{"at":1700000000000,"deed":"made","game":"lost-code","rules":1,"options":{},"seats":[{"kind":"person","id":"myasytungjzx","name":"Olek","number":9234,"account":true},{"kind":"open"}],"public":false,"pace":"live","aids":false,"maker":"myasytungjzx","source":{"secret":"2051fb5ebf2dbbb249a5d9e22129276320bc794103d2a95140c8c3ca8620f182"}}');
INSERT INTO dighouse_dumped.lines VALUES (7, 1, '{"at":1700000000000,"deed":"sat","seat":1,"person":{"id":"myasytungjzx","name":"Olek","number":9234,"account":true},"salt":"salt-of-the-maker"}');
INSERT INTO dighouse_dumped.lines VALUES (7, 2, '{"at":1700000000000,"deed":"sat","seat":2,"person":{"id":"5yq8xpakbh40","name":"Ela","number":3231},"salt":"salt-of-the-guest"}');
INSERT INTO dighouse_dumped.lines VALUES (7, 3, '{"at":1700000000000,"deed":"began","bot":null}');
INSERT INTO dighouse_dumped.players VALUES ('8p0j204rk7tg', 'Ala', 7477, 1700000000000, 'ala', '$argon2id$v=19$m=19456,t=2,p=1$jh54mKgnjoyuKjqio0W9+A$PIPPFbeNlO1tOg1VA2v0TDUhZMrby9tv9zO++sYEd/s');
INSERT INTO dighouse_dumped.players VALUES ('myasytungjzx', 'Olek', 9234, 1700000000000, 'olek', '$argon2id$v=19$m=19456,t=2,p=1$I56zixUkWo6/wV14ar2s6Q$WnL9Qup7bGAdnHgK7i8HRLnHqr6PejJ0EhxmyoZZGkg');
INSERT INTO dighouse_dumped.players VALUES ('5yq8xpakbh40', 'Ela', 3231, 1700000000000, NULL, NULL);
INSERT INTO dighouse_dumped.seated VALUES ('8p0j204rk7tg', 1);
INSERT INTO dighouse_dumped.seated VALUES ('myasytungjzx', 1);
INSERT INTO dighouse_dumped.seated VALUES ('8p0j204rk7tg', 2);
INSERT INTO dighouse_dumped.seated VALUES ('5yq8xpakbh40', 2);
INSERT INTO dighouse_dumped.seated VALUES ('8p0j204rk7tg', 3);
INSERT INTO dighouse_dumped.seated VALUES ('8p0j204rk7tg', 4);
INSERT INTO dighouse_dumped.seated VALUES ('myasytungjzx', 4);
INSERT INTO dighouse_dumped.seated VALUES ('8p0j204rk7tg', 5);
INSERT INTO dighouse_dumped.seated VALUES ('5yq8xpakbh40', 6);
INSERT INTO dighouse_dumped.seated VALUES ('myasytungjzx', 7);
INSERT INTO dighouse_dumped.seated VALUES ('5yq8xpakbh40', 7);
INSERT INTO dighouse_dumped.sessions VALUES ('\xe52bf6871c3c956d5574c3d3191b038c6ad27eb08380bfdf537a6bcafb841be3', '8p0j204rk7tg', 1700000000000);
INSERT INTO dighouse_dumped.sessions VALUES ('\x9181dd6d42f0b9657d2fcf1d0894e4d9e45b5be2fcb6cb84b0a2e19280556039', 'myasytungjzx', 1700000000000);
INSERT INTO dighouse_dumped.sessions VALUES ('\x5340834318db21aaeb2993ad520c503164d2be4c9a4e8578bdf9b9c7b2841135', '5yq8xpakbh40', 1700000000000);
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (3, 'rpbgk6qdhg9p', 3, 'waiting', true, true, false, NULL, NULL, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"open"},"ready":false,"stand_in":null}],"public":true,"pace":"live","aids":false,"clock":null,"locked":true,"phase":"waiting","asked":[],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (4, 'bq0qmw6drzrp', 13, 'playing', false, false, false, 1700172800000, NULL, '{8p0j204rk7tg}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"myasytungjzx","name":"Olek","number":9234,"account":true},"ready":true,"stand_in":null}],"public":false,"pace":"slow","aids":false,"clock":{"turn":86400,"bank":86400,"then":"bot"},"phase":"playing","asked":[1],"step":9,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (5, '2wmt4z3c3hk3', 3, 'playing', false, false, false, NULL, NULL, '{8p0j204rk7tg}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"bot","bot":"random"},"ready":true,"stand_in":null}],"public":false,"pace":"live","aids":false,"clock":null,"phase":"playing","asked":[1],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (1, 'wahdubwfr5g9', 63, 'over', true, false, false, NULL, 1700000000000, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"myasytungjzx","name":"Olek","number":9234,"account":true},"ready":true,"stand_in":null}],"public":true,"pace":"live","aids":false,"clock":null,"phase":"over","asked":[],"step":57,"winners":[1],"closed":false,"ended":{"at":1700000000000,"places":[1,2],"scores":[10,-2],"rated":true}}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (2, 'seup2p93gf0w', 63, 'over', false, false, false, NULL, NULL, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"8p0j204rk7tg","name":"Ala","number":7477,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"5yq8xpakbh40","name":"Ela","number":3231},"ready":true,"stand_in":null}],"public":false,"pace":"live","aids":false,"clock":null,"phase":"over","asked":[],"step":55,"winners":[2],"closed":false,"ended":{"at":1700000000000,"places":[2,1],"scores":[-7,5],"rated":false}}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (6, 'f9ez27shfgxn', 2, 'waiting', true, true, false, NULL, NULL, '{}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"5yq8xpakbh40","name":"Ela","number":3231},"ready":true,"stand_in":null},{"holder":{"kind":"open"},"ready":false,"stand_in":null}],"public":true,"pace":"live","aids":false,"clock":null,"phase":"waiting","asked":[],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.tables OVERRIDING SYSTEM VALUE VALUES (7, '78y4umyyhfqs', 4, 'playing', false, false, false, NULL, NULL, '{5yq8xpakbh40}', 1700000000000, '{"game":"lost-code","options":{},"seats":[{"holder":{"kind":"person","id":"myasytungjzx","name":"Olek","number":9234,"account":true},"ready":true,"stand_in":null},{"holder":{"kind":"person","id":"5yq8xpakbh40","name":"Ela","number":3231},"ready":true,"stand_in":null}],"public":false,"pace":"live","aids":false,"clock":null,"phase":"playing","asked":[2],"step":0,"winners":[],"closed":false}');
INSERT INTO dighouse_dumped.webhooks VALUES ('myasytungjzx', 'https://hook.invalid/x', 'secret', 'https://dig.example', 'pl', true, 0, NULL);
SELECT pg_catalog.setval('dighouse_dumped.tables_key_seq', 7, true);
ALTER TABLE ONLY dighouse_dumped.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (player, blocked);
ALTER TABLE ONLY dighouse_dumped.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (player, table_key);
ALTER TABLE ONLY dighouse_dumped.health
    ADD CONSTRAINT health_pkey PRIMARY KEY (only_row);
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
