<?php
/*
 * For this folder's scripts: loads WordPress as its administrator; the input is $given. Licensed as
 * the rest of the tests.
 */
$_SERVER += array(
	'HTTP_HOST'       => '127.0.0.1',
	'REQUEST_URI'     => '/',
	'REQUEST_METHOD'  => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
);
$given = json_decode( stream_get_contents( STDIN ), true );
require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
if ( ! wp_installing() ) {
	wp_set_current_user( 1 );
	kses_remove_filters();
}

function say( $answer ): void {
	echo wp_json_encode( $answer );
}
