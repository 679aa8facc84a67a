-- In containers only. The superuser was made with the apps' password: without one he is let in through the container's own socket alone.
alter role postgres password null;
revoke connect, temporary on database postgres, template1 from public;
