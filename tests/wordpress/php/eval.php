<?php
/* Runs a test's line of PHP in WordPress and prints the result. */
require __DIR__ . '/load.php';

say( eval( $given['code'] ) );
