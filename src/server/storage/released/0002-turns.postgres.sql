create unlogged table turns (
    key text not null primary key,
    count integer not null check (count >= 0),
    until timestamptz not null
  );

create index "turnsByUntil" on turns (until);
