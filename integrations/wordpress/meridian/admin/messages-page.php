<?php
/**
 * Visitors' messages that the site could not deliver. They wait in its journal and can be resent
 * from here; their contents stay there.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

function print_messages_page(): void {
	$notice  = '';
	$is_fine = true;
	if ( current_user_can( 'edit_others_posts' ) && '' !== sent_action() ) {
		list( $is_fine, $notice ) = send_again( sent_action() );
	}
	$answer = is_connected()
		? ask_deliveries( array( 'ask' => 'undelivered' ) )
		: new \WP_Error( 'meridian_site', __( 'Write the site’s address and the secret under Connection first.', 'meridian' ) );
	print_page_head( __( 'Messages that wait', 'meridian' ), $notice, $is_fine );
	if ( is_wp_error( $answer ) ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $answer->get_error_message() ) );
	} elseif ( array() === ( $answer['rows'] ?? array() ) ) {
		echo '<p>' . esc_html__( 'None: every message has arrived.', 'meridian' ) . '</p>';
	} else {
		print_messages( $answer['rows'] );
	}
	echo '</div>';
}

/** Sends a message again. Returns whether it worked, and a message. */
function send_again( string $submission ): array {
	$answer = ask_deliveries(
		array(
			'ask'        => 'resend',
			'submission' => $submission,
		)
	);
	return is_wp_error( $answer )
		? array( false, $answer->get_error_message() )
		: array( true, __( 'It is being sent again. If it is still here in a minute, see the reason below.', 'meridian' ) );
}

function print_messages( array $rows ): void {
	echo '<form method="post">';
	wp_nonce_field( requested_page() );
	echo '<table class="widefat striped"><thead><tr>';
	foreach ( array( __( 'Received', 'meridian' ), __( 'Form', 'meridian' ), __( 'For', 'meridian' ), __( 'State', 'meridian' ), __( 'Tries', 'meridian' ), __( 'Reply', 'meridian' ), '' ) as $head ) {
		echo '<th scope="col">' . esc_html( $head ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	$states = array(
		'waiting'   => __( 'waiting, will be retried', 'meridian' ),
		'set-aside' => __( 'set aside: it was refused', 'meridian' ),
	);
	foreach ( $rows as $row ) {
		$cells = array(
			wp_date( 'Y-m-d H:i', (int) ( ( $row['since'] ?? 0 ) / 1000 ) ),
			text_of( $row['kind'] ?? '' ),
			text_of( $row['target'] ?? '' ),
			$states[ $row['state'] ?? '' ] ?? text_of( $row['state'] ?? '' ),
			text_of( $row['attempts'] ?? '' ),
			text_of( $row['error'] ?? '' ),
		);
		echo '<tr>';
		foreach ( $cells as $cell ) {
			echo '<td>' . esc_html( $cell ) . '</td>';
		}
		printf( '<td><button class="button" name="meridian_action" value="%s">%s</button></td></tr>', esc_attr( text_of( $row['submission'] ?? '' ) ), esc_html__( 'Send again', 'meridian' ) );
	}
	echo '</tbody></table></form>';
}
