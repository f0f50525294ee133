-- Version 2: health checks write to the database; histories may have lines about share links, and remarks may have a key.

-- One row, which a health check writes.
CREATE TABLE health (
    only_row integer PRIMARY KEY CHECK (only_row = 1),
    checked  bigint  NOT NULL
);

INSERT INTO health VALUES (1, 0);
