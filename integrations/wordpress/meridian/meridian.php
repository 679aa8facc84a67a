<?php
/**
 * Plugin Name:       Meridian content host
 * Description:       Makes this WordPress a complete content host for a Meridian site: its records, its calls, previews of drafts, and a site that shows what you publish a second later.
 * Version:           1.2.0
 * Requires at least: 6.1
 * Requires PHP:      8.0
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       meridian
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.2.0';
const PLUGIN_FILE = __FILE__;

foreach ( array(
	'settings',
	'fields/field-table',
	'record-kinds',
	'languages',
	'language-replies',
	'language-links',
	'absent-pages',
	'hidden-links',
	'post-types',
	'pictures',
	'values/stored-values',
	'values/saved-values',
	'values/clean-values',
	'values/answered-values',
	'values/self-containing',
	'values/plain-texts',
	'api-address',
	'record-faults',
	'core-routes',
	'routes',
	'record-replies',
	'vacancy-replies',
	'seo',
	'redirects',
	'form-source',
	'changes',
	'change-watch',
	'site-client',
	'purge',
	'preview-link',
	'preview',
) as $meridian_part ) {
	require __DIR__ . "/includes/$meridian_part.php";
}

if ( is_admin() ) {
	foreach ( array( 'field-form', 'meta-boxes', 'menu', 'option-pages', 'connection-page', 'messages-page', 'new-records' ) as $meridian_part ) {
		require __DIR__ . "/admin/$meridian_part.php";
	}
}
require __DIR__ . '/includes/fields/acf-groups.php';

register_activation_hook( __FILE__, __NAMESPACE__ . '\activate' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\deactivate' );

/** Changes while inactive are unknown: notifies the site that anything may have changed. */
function activate(): void {
	create_changes_table();
	register_post_types();
	note_change( array( '*' ) );
	tell_site_at_end();
}

/** Pending changes stay stored. */
function deactivate(): void {
	wp_clear_scheduled_hook( RETRY_HOOK );
}
