<?php
/**
 * The site's address, the secret, and a test of the connection.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Field => the constant of wp-config.php that overrides it, label, example, and type. */
function connection_fields(): array {
	return array(
		'site'   => array( 'MERIDIAN_SITE_URL', __( 'Address of the site', 'meridian' ), 'https://www.example.com', 'url' ),
		'calls'  => array( 'MERIDIAN_CALLS_URL', __( 'Address for calls from here, if different', 'meridian' ), 'http://127.0.0.1:3000', 'url' ),
		'secret' => array( 'MERIDIAN_SECRET', __( 'Secret (PURGE_SECRET of the site)', 'meridian' ), '', 'password' ),
	);
}

/** Stores the form; an empty secret leaves the stored one. */
function save_connection( array $given ): void {
	$stored = get_option( SETTINGS, array() );
	$stored = is_array( $stored ) ? $stored : array();
	foreach ( array( 'site', 'calls' ) as $name ) {
		$stored[ $name ] = untrailingslashit( sanitize_url( trim( text_of( $given[ $name ] ?? '' ) ), array( 'http', 'https' ) ) );
	}
	$secret = trim( text_of( $given['secret'] ?? '' ) );
	if ( '' !== $secret ) {
		$stored['secret'] = $secret;
	}
	update_option( SETTINGS, $stored, false );
}

/** Makes a signed call that changes nothing. Returns whether it worked, and a message. */
function test_connection(): array {
	if ( ! is_connected() ) {
		return array( false, __( 'Write the site’s address and the secret first.', 'meridian' ) );
	}
	$answer = ask_deliveries( array( 'ask' => 'undelivered' ) );
	if ( is_wp_error( $answer ) ) {
		return array( false, $answer->get_error_message() );
	}
	/* translators: %d: a number of messages. */
	return array( true, sprintf( __( 'The site responds, and the secret is right. Messages waiting there: %d.', 'meridian' ), count( $answer['rows'] ?? array() ) ) );
}

function print_connection_page(): void {
	$notice  = '';
	$is_fine = true;
	if ( current_user_can( 'manage_options' ) && '' !== sent_action() ) {
		save_connection( sent_fields() );
		$notice = __( 'Saved.', 'meridian' );
		if ( 'test' === sent_action() ) {
			list( $is_fine, $notice ) = test_connection();
		}
	}
	print_page_head( __( 'Meridian: connection', 'meridian' ), $notice, $is_fine );
	print_trouble();
	echo '<form method="post"><table class="form-table" role="presentation">';
	wp_nonce_field( requested_page() );
	foreach ( connection_fields() as $name => list( $constant, $label, $example, $type ) ) {
		$is_fixed = defined( $constant );
		printf(
			'<tr><th scope="row"><label for="meridian-%1$s">%2$s</label></th><td><input id="meridian-%1$s" name="meridian[%1$s]" type="%3$s" class="regular-text" value="%4$s" placeholder="%5$s" autocomplete="off"%6$s>%7$s</td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $type ),
			'secret' === $name ? '' : esc_attr( setting( $name ) ),
			esc_attr( 'secret' === $name && '' !== setting( 'secret' ) ? __( 'stored; enter a new one to change it', 'meridian' ) : $example ),
			disabled( $is_fixed, true, false ),
			/* translators: %s: a constant's name. */
			$is_fixed ? '<p class="description">' . esc_html( sprintf( __( 'Set by %s in wp-config.php.', 'meridian' ), $constant ) ) . '</p>' : ''
		);
	}
	echo '</table><p>';
	printf( '<button class="button button-primary" name="meridian_action" value="save">%s</button> ', esc_html__( 'Save', 'meridian' ) );
	printf( '<button class="button" name="meridian_action" value="test">%s</button>', esc_html__( 'Save and test the connection', 'meridian' ) );
	echo '</p></form><h2>' . esc_html__( 'For the site', 'meridian' ) . '</h2><p><code>CONTENT_HOST=' . esc_html( untrailingslashit( home_url() ) ) . '</code></p>';
	print_missing_pages();
	echo '</div>';
}

/** Prints which changes the site was not notified of, and why. */
function print_trouble(): void {
	$trouble = get_option( TROUBLE );
	if ( is_array( $trouble ) ) {
		/* translators: 1: a time, 2: a reason. */
		$words = __( 'Since %1$s the site could not be notified of changes. %2$s It is retried; a running site also polls.', 'meridian' );
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( sprintf( $words, wp_date( 'Y-m-d H:i', (int) $trouble['since'] ), $trouble['problem'] ) ) );
	}
}
