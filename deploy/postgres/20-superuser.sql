-- In containers only. The superuser was created with the apps' password; without one only the
-- container's socket admits it.
alter role postgres password null;
revoke connect, temporary on database postgres, template1 from public;
