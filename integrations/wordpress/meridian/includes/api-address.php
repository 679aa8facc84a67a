<?php
/**
 * The site requests `/api/…`. WordPress serves there what it serves under `/wp-json/…`, with any
 * permalinks and prefix.
 *
 * @package Meridian
 */

namespace Meridian;

use WP;

defined( 'ABSPATH' ) || exit;

const API_PREFIX = 'api';

/** The route below `/api/` with its slash; empty for other requests. */
function requested_route(): string {
	$uri  = isset( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- compared with routes only.
	$path = (string) strtok( $uri, '?' );
	$home = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	foreach ( array( '', '/index.php' ) as $front ) {
		$start = "$home$front/" . API_PREFIX . '/';
		if ( str_starts_with( $path, $start ) ) {
			return '/' . rawurldecode( substr( $path, strlen( $start ) ) );
		}
	}
	return '';
}

add_action( 'plugins_loaded', __NAMESPACE__ . '\keep_reply_clean', 0 );

/** Prevents notices, warnings and byte-order marks of other plugins before the JSON. */
function keep_reply_clean(): void {
	if ( '' === requested_route() ) {
		return;
	}
	// phpcs:ignore WordPress.PHP.IniSet.display_errors_Disallowed -- what is wrong stays in the log.
	ini_set( 'display_errors', '0' );
	ob_start();
	add_filter(
		'rest_pre_serve_request',
		static function ( $served ) {
			if ( ob_get_level() > 0 ) {
				ob_clean();
			}
			return $served;
		},
		PHP_INT_MIN
	);
}

add_action( 'parse_request', __NAMESPACE__ . '\answer_as_rest', 0 );

/** Runs before WordPress searches a page at that address. */
function answer_as_rest( WP $wp ): void {
	$route = requested_route();
	if ( '' !== $route ) {
		$wp->query_vars['rest_route'] = $route;
	}
}
