<?php
/**
 * Notifies the site of changes after the editor has the response. Retries if the site is
 * unreachable; the site also polls.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

const RETRY_HOOK = 'meridian_tell_site';
const TROUBLE    = 'meridian_trouble';
/** Seconds before each further attempt; the last repeats. */
const PAUSES = array( 30, 60, 300, 900 );

add_action( RETRY_HOOK, __NAMESPACE__ . '\tell_site' );

/** Schedules the notification for the request's end. */
function tell_site_at_end(): void {
	static $is_hooked = false;
	if ( ! $is_hooked ) {
		$is_hooked = true;
		add_action( 'shutdown', __NAMESPACE__ . '\finish_request', 5 );
	}
}

/** After saving: records what visitors now see, sends the editor's response, notifies the site. */
function finish_request(): void {
	note_what_changed();
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	}
	tell_site();
}

function tell_site(): void {
	if ( ! is_connected() ) {
		return;
	}
	$rows = change_rows( 'told = 0', 5000 );
	if ( array() === $rows ) {
		return;
	}
	$numbers  = array_column( $rows, 'id' );
	$response = signed_post(
		'/purge',
		array(
			'tags' => tags_in( $rows ),
			'id'   => wp_generate_uuid4(),
			'from' => min( $numbers ),
			'to'   => max( $numbers ),
		)
	);
	$problem  = problem_of( $response );
	if ( '' !== $problem ) {
		put_off( $problem );
		return;
	}
	global $wpdb;
	$table = changes_table();
	// phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- numbers of our own.
	$wpdb->query( "UPDATE $table SET told = 1 WHERE id IN (" . implode( ',', $numbers ) . ')' );
	delete_option( TROUBLE );
	wp_clear_scheduled_hook( RETRY_HOOK );
	delete_old_changes();
}

/** Stores the problem for the settings page and schedules a retry. */
function put_off( string $problem ): void {
	$trouble = get_option( TROUBLE, array() );
	$times   = (int) ( $trouble['times'] ?? 0 );
	update_option(
		TROUBLE,
		array(
			'times'   => $times + 1,
			'problem' => $problem,
			'since'   => $trouble['since'] ?? time(),
		),
		false
	);
	if ( ! wp_next_scheduled( RETRY_HOOK ) ) {
		wp_schedule_single_event( time() + PAUSES[ min( $times, count( PAUSES ) - 1 ) ], RETRY_HOOK );
	}
}
