<?php
/**
 * Numbered changes, stored before the site is notified, so that they can be sent again and
 * requested.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Most changes in one reply; a site that missed more gets "everything". */
const MOST_CHANGES = 1000;
const TABLE_IS     = 'meridian_table';

function changes_table(): string {
	return $GLOBALS['wpdb']->prefix . 'meridian_changes';
}

function create_changes_table(): void {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$table   = changes_table();
	$charset = $GLOBALS['wpdb']->get_charset_collate();
	dbDelta( "CREATE TABLE $table (\n  id bigint(20) unsigned NOT NULL AUTO_INCREMENT,\n  tags longtext NOT NULL,\n  noted int(10) unsigned NOT NULL,\n  told tinyint(1) NOT NULL DEFAULT 0,\n  PRIMARY KEY  (id),\n  KEY told (told)\n) $charset;" );
	update_option( TABLE_IS, VERSION );
}

add_action( 'init', __NAMESPACE__ . '\ensure_changes_table', 1 );

/** For an installation without activation, as in a network. */
function ensure_changes_table(): void {
	if ( VERSION !== get_option( TABLE_IS ) ) {
		create_changes_table();
	}
}

/** Too many tags become "everything". */
function note_change( array $tags ): void {
	$tags = array_values( array_unique( array_filter( $tags ) ) );
	if ( array() === $tags ) {
		return;
	}
	if ( in_array( '*', $tags, true ) || count( $tags ) > MOST_CHANGES ) {
		$tags = array( '*' );
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- our own table.
	$GLOBALS['wpdb']->insert(
		changes_table(),
		array(
			'tags'  => (string) wp_json_encode( $tags ),
			'noted' => time(),
		)
	);
}

/**
 * Changes, oldest first.
 *
 * @param string $where SQL without outside data.
 * @param int    $most  Rows.
 */
function change_rows( string $where, int $most ): array {
	global $wpdb;
	$table = changes_table();
	// phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- names and numbers of our own.
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT id, tags FROM $table WHERE $where ORDER BY id LIMIT %d", $most ) );
	return array_map(
		static fn( $row ): array => array(
			'id'   => (int) $row->id,
			'tags' => (array) json_decode( $row->tags, true ),
		),
		(array) $rows
	);
}

/** Distinct tags of changes; `*` replaces all. */
function tags_in( array $rows ): array {
	$tags = array_values( array_unique( array_merge( array(), ...array_column( $rows, 'tags' ) ) ) );
	return in_array( '*', $tags, true ) || count( $tags ) > MOST_CHANGES ? array( '*' ) : $tags;
}

/** The first or last number; 0 if there is none. */
function change_number( string $which ): int {
	global $wpdb;
	$table = changes_table();
	$which = 'oldest' === $which ? 'MIN' : 'MAX';
	// phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL
	return (int) $wpdb->get_var( "SELECT $which(id) FROM $table" );
}

/** `/meridian/v1/changes?since=`: names of calls, without contents. */
function reply_changes( WP_REST_Request $request ) {
	$since = $request->get_param( 'since' );
	if ( null !== $since && ( ! is_string( $since ) || 1 !== preg_match( '/^\d{1,15}$/', $since ) ) ) {
		return new WP_Error( 'rest_invalid_param', __( 'since must be a whole number.', 'meridian' ), array( 'status' => 400 ) );
	}
	publish_what_is_due();
	nocache_headers();
	return rest_ensure_response( changes_since( null === $since ? null : (int) $since ) );
}

/** Later changes; everything if they were deleted, or the number is another database's. */
function changes_since( ?int $since ): array {
	$last = change_number( 'newest' );
	if ( null === $since || $since === $last ) {
		return array(
			'last' => $last,
			'tags' => array(),
		);
	}
	$rows = $since > $last || $since < change_number( 'oldest' ) - 1 ? null : change_rows( "id > $since", MOST_CHANGES + 1 );
	if ( null === $rows || count( $rows ) > MOST_CHANGES ) {
		return array(
			'last' => $last,
			'tags' => array( '*' ),
		);
	}
	// Not beyond this reply: a change may have come between the queries.
	return array(
		'last' => array() === $rows ? $last : end( $rows )['id'],
		'tags' => tags_in( $rows ),
	);
}

/** Deletes sent changes after a day. The newest stays, since numbers must not restart. */
function delete_old_changes(): void {
	global $wpdb;
	$table = changes_table();
	// phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL
	$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE told = 1 AND noted < %d AND id < %d", time() - DAY_IN_SECONDS, change_number( 'newest' ) ) );
}

/**
 * WordPress publishes scheduled posts during visits, which a content host does not have. The site's
 * poll every 20 seconds counts as one.
 */
function publish_what_is_due(): void {
	$due = get_posts(
		array(
			'post_type'   => array( 'post', 'page', VACANCY, COST ),
			'post_status' => 'future',
			'date_query'  => array(
				array(
					'column' => 'post_date_gmt',
					'before' => gmdate( 'Y-m-d H:i:s', time() + 1 ),
				),
			),
			'numberposts' => 20,
		)
	);
	foreach ( $due as $post ) {
		check_and_publish_future_post( $post );
	}
	if ( array() !== $due ) {
		note_what_changed();
	}
}
