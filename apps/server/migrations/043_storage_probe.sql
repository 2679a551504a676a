-- Empty. After a write failed for want of space, a row is written here and deleted to learn whether there is space again.
create table storage_probe (
  filler bytea not null
);
alter table storage_probe alter column filler set storage external;
