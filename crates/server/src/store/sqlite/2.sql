-- Version 2: health checks write to the database; histories may have lines about share links, and remarks may have a key.

-- One row, which a health check writes.
CREATE TABLE health (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    checked  INTEGER NOT NULL
) STRICT;

INSERT INTO health VALUES (1, 0);
