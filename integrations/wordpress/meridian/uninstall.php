<?php
/**
 * Removes connection, changes and trouble. Fields, options and redirects are content and stay.
 *
 * @package Meridian
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'meridian_settings', 'meridian_trouble', 'meridian_table', 'meridian_categories' ) as $meridian_option ) {
	delete_option( $meridian_option );
}
wp_clear_scheduled_hook( 'meridian_tell_site' );
// phpcs:ignore WordPress.DB -- our own table.
$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}meridian_changes" );
