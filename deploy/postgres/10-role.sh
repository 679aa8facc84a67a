#!/bin/sh
# The role and database `meridian` of the apps: nothing else of the server is theirs, neither its files nor another database.
# compose.yaml runs this when the server's volume is made; elsewhere: sudo -u postgres env POSTGRES_PASSWORD=… sh < deploy/postgres/10-role.sh
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
create role meridian login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database meridian owner meridian;
-- Each role may connect to each database unless told otherwise.
revoke connect, temporary on database meridian from public;
SQL
