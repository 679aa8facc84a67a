#!/bin/sh
# Creates the apps' role and database `meridian`, without other rights on the server. compose.yaml
# runs this for a new volume; elsewhere: sudo -u postgres env POSTGRES_PASSWORD=… sh <
# deploy/postgres/10-role.sh
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
create role meridian login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database meridian owner meridian;
-- Each role may connect to each database unless told otherwise.
revoke connect, temporary on database meridian from public;
SQL
