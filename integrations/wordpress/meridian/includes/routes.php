<?php
/**
 * The contract's calls that WordPress lacks. Calls that a theme or another plugin serves stay
 * theirs.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

function own_routes(): array {
	return array(
		array( 'wp/v2', '/vacancies', 'reply_vacancies' ),
		array( 'wp/v2', '/vacancy', 'reply_vacancy' ),
		array( 'wp/v2', '/vacancies-category', 'reply_vacancy_categories' ),
		array( 'wp/v2', '/get_vacancy_specialisation', 'reply_specialisations' ),
		array( 'wp/v2', '/calculator-search-specialisation', 'reply_specialisations' ),
		array( 'wp/v2', '/calculator-option-field-specialisation-get-cost', 'reply_costs' ),
		array( 'wp/v2', '/career', 'reply_career' ),
		array( 'wp/v2', '/road-map', 'reply_road_map' ),
		array( 'wp/v2', '/blog', 'reply_blog' ),
		array( 'wp/v2', '/single-blog', 'reply_blog_post' ),
		array( 'acf/v3', '/options/options', 'reply_options' ),
		array( 'wp/custom-seo/v1', '/get-data-by-slug(?:/(?P<path>.*))?', 'reply_seo' ),
		array( 'meridian/v1', '/technologies', 'reply_technologies' ),
		array( 'meridian/v1', '/expertise', 'reply_expertise' ),
		array( 'meridian/v1', '/settings', 'reply_settings' ),
		array( 'meridian/v1', '/redirects', 'reply_redirects' ),
		array( 'meridian/v1', '/changes', 'reply_changes' ),
	);
}

// After other plugins.
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes', 99 );

function register_routes(): void {
	$known = array_keys( rest_get_server()->get_routes() );
	foreach ( own_routes() as list( $namespace, $route, $answer ) ) {
		$is_taken = array_filter( $known, static fn( string $one ): bool => is_answered( $one, "/$namespace$route" ) );
		if ( array() !== $is_taken ) {
			continue;
		}
		register_rest_route(
			$namespace,
			$route,
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => __NAMESPACE__ . "\\$answer",
			)
		);
	}
}

/** Whether a registered route serves ours; before a variable part the beginning must match. */
function is_answered( string $known, string $ours ): bool {
	$start = strstr( $ours, '(', true );
	return $known === $ours || ( false !== $start && str_starts_with( $known, $start ) );
}

/** The requested slug, normalised. */
function requested_slug( WP_REST_Request $request ): string {
	$slug = $request->get_param( 'slug' );
	return is_string( $slug ) ? sanitize_title( trim( $slug, '/' ) ) : '';
}

function not_found(): WP_Error {
	return new WP_Error( 'rest_no_record', __( 'There is no such record.', 'meridian' ), array( 'status' => 404 ) );
}
