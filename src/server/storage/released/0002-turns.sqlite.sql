create  table turns (
    key text not null primary key,
    count integer not null check (count >= 0),
    until text not null
  ) strict;

create index "turnsByUntil" on turns (until);
