<?php
/*
 * Runs the line of PHP that a test gives, in WordPress, and prints what it returns.
 */
require __DIR__ . '/load.php';

say( eval( $given['code'] ) );
