<?php
/**
 * `lang` in the replies of WordPress's own routes, and `translations` of their records.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Only for the site's calls: the editor's stay as they are. */
function has_languages(): bool {
	return '' !== requested_route() && array() !== languages();
}

add_action( 'rest_api_init', __NAMESPACE__ . '\begin_language', 1 );

/** WPML then filters posts and terms. */
function begin_language(): void {
	if ( has_languages() && has_wpml() ) {
		do_action( 'wpml_switch_language', requested_language() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	}
}

add_filter( 'rest_post_query', __NAMESPACE__ . '\query_in_language', 20 );
add_filter( 'rest_page_query', __NAMESPACE__ . '\query_in_language', 20 );

function query_in_language( array $query ): array {
	if ( ! has_languages() ) {
		return $query;
	}
	$query = post_query( $query );
	if ( ! is_further( requested_language() ) ) {
		return $query;
	}
	if ( isset( $query['category_name'] ) ) {
		$query['category_name'] = implode( ',', slugs_in_all( explode( ',', $query['category_name'] ) ) );
	}
	$slug = sanitize_title( trim( (string) ( $query['post_name__in'][0] ?? '' ), '/' ) );
	$kind = page_kinds()[ $slug ] ?? '';
	if ( '' !== $kind ) {
		// The site's name of a page that exists once; a version has another one.
		$page = 'home' === $kind ? post_at( '/' ) : page_of_kind( $kind, $slug );
		unset( $query['post_name__in'] );
		$query['post__in'] = array( $page ? $page->ID : 0 );
	}
	return $query;
}

/** Slugs of categories and of their versions. */
function slugs_in_all( array $slugs ): array {
	$terms = get_terms(
		array(
			'taxonomy'   => 'category',
			'include'    => term_versions( category_numbers( $slugs ), 'category' ),
			'hide_empty' => false,
		) + language_query()
	);
	$more  = is_array( $terms ) ? wp_list_pluck( $terms, 'slug' ) : array();
	return array_values( array_unique( array_merge( $slugs, $more ) ) );
}

function category_numbers( array $slugs ): array {
	$ids = in_language_of(
		first_language(),
		static fn() => get_terms(
			array(
				'taxonomy'   => 'category',
				'slug'       => $slugs,
				'hide_empty' => false,
				'fields'     => 'ids',
			) + language_query()
		)
	);
	// An empty `include` would be all.
	return is_array( $ids ) && array() !== $ids ? array_map( 'intval', $ids ) : array( -1 );
}

add_filter( 'rest_category_query', __NAMESPACE__ . '\terms_in_language' );
add_filter( 'rest_post_tag_query', __NAMESPACE__ . '\terms_in_language' );

function terms_in_language( array $query ): array {
	if ( ! has_languages() ) {
		return $query;
	}
	$more = term_query( (string) $query['taxonomy'] );
	if ( is_further( requested_language() ) && 'category' === $query['taxonomy'] ) {
		// The site recognises categories of other kinds than the blog by the first language's slugs.
		$more['exclude'] = array_merge( $more['exclude'] ?? array(), term_versions( category_numbers( array_merge( array_keys( category_kinds() ), array( DEFAULT_CATEGORY ) ) ), 'category' ) );
	}
	$more['exclude'] = array_merge( wp_parse_id_list( $query['exclude'] ?? array() ), $more['exclude'] ?? array() );
	return $more + $query;
}

add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\only_in_language', 10, 3 );

/** A record by its number is absent in other languages than its own. */
function only_in_language( $reply, $handler, WP_REST_Request $request ) {
	if ( ! $reply instanceof WP_REST_Response || ! has_languages() || ! preg_match( '#^/wp/v2/(?:posts|pages)/(\d+)$#', $request->get_route(), $found ) ) {
		return $reply;
	}
	$post = get_post( (int) $found[1] );
	return $post && ! is_in_language( $post, requested_language() ) ? not_found() : $reply;
}

add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\with_requested_translations', 1, 3 );

/** The list of pages names its fields exactly; hosts of one language match that address. */
function with_requested_translations( $reply, $server, WP_REST_Request $request ) {
	$fields = $request['_fields'];
	if ( is_string( $fields ) && '/wp/v2/pages' === $request->get_route() && has_languages() ) {
		$request->set_param( '_fields', "$fields,translations" );
	}
	return $reply;
}

// After the records' fields.
add_filter( 'rest_prepare_post', __NAMESPACE__ . '\post_with_translations', 21, 2 );
add_filter( 'rest_prepare_page', __NAMESPACE__ . '\post_with_translations', 21, 2 );

function post_with_translations( WP_REST_Response $response, WP_Post $post ): WP_REST_Response {
	if ( ! has_languages() ) {
		return $response;
	}
	$data = with_translations( $response->get_data(), $post );
	if ( isset( $data['categories'] ) ) {
		// The site recognises a kind's posts by the category of the first language.
		$data['categories'] = array_values( array_unique( array_merge( $data['categories'], wp_list_pluck( first_terms( get_the_terms( $post, 'category' ) ), 'term_id' ) ) ) );
	}
	$places = array( $data, $data['data'] ?? null, $data['acf'] ?? null );
	$paths  = array_filter( $places, static fn( $place ): bool => is_array( $place ) && ! is_nothing( $place['path'] ?? null ) );
	if ( 'page' === $post->post_type && '' === kind_of( $post ) && array() === $paths ) {
		// A permalink has the language in front of it.
		$data['path'] = landing_path( $post );
	}
	$response->set_data( $data );
	return $response;
}

add_filter( 'rest_prepare_category', __NAMESPACE__ . '\term_with_translations', 21, 2 );
add_filter( 'rest_prepare_post_tag', __NAMESPACE__ . '\term_with_translations', 21, 2 );

function term_with_translations( WP_REST_Response $response, WP_Term $term ): WP_REST_Response {
	$names = array();
	foreach ( has_languages() ? languages() : array() as $code ) {
		$id      = term_version( $term->term_id, $term->taxonomy, $code );
		$version = $id > 0 ? in_language_of( $code, static fn() => get_term( $id ) ) : null;
		if ( $version instanceof WP_Term ) {
			$names[ public_code( $code ) ] = rawurldecode( $version->slug );
		}
	}
	return with_names( $response, $names );
}

add_filter( 'rest_prepare_user', __NAMESPACE__ . '\user_with_translations', 21, 2 );

/** An author has one name in all languages. */
function user_with_translations( WP_REST_Response $response, WP_User $user ): WP_REST_Response {
	$codes = array_map( __NAMESPACE__ . '\public_code', has_languages() ? languages() : array() );
	return with_names( $response, array_fill_keys( $codes, $user->user_nicename ) );
}

function with_names( WP_REST_Response $response, array $names ): WP_REST_Response {
	if ( array() !== $names ) {
		$response->set_data( $response->get_data() + array( 'translations' => $names ) );
	}
	return $response;
}

/**
 * The settings with their language. Of the languages here the site has those that
 * `otherLanguages` of the site's own words names; without it, all.
 */
function with_languages( array $reply ): array {
	if ( array() === languages() ) {
		return $reply;
	}
	$others = array_map( __NAMESPACE__ . '\public_code', array_values( array_filter( array_slice( languages(), 1 ), __NAMESPACE__ . '\is_shown' ) ) );
	$wanted = $reply['otherLanguages'] ?? null;
	return array(
		'language'       => public_code( requested_language() ),
		'otherLanguages' => is_array( $wanted ) ? array_values( array_intersect( $others, array_map( __NAMESPACE__ . '\public_code', array_filter( $wanted, 'is_string' ) ) ) ) : $others,
	) + $reply;
}

/**
 * An option page's values in the requested language; what is empty is the first language's.
 *
 * @param string $kind  Of the options.
 * @param array  $first Values of the first language.
 */
function option_in_language( string $kind, array $first ): array {
	$code = languages() && 'redirects' !== $kind ? requested_language() : '';
	if ( ! is_further( $code ) ) {
		return $first;
	}
	$fields = fields_of( $kind );
	$stored = get_option( OPTIONS_ARE . option_owner( $kind, $code ), array() );
	$values = filled_in( $fields, clean_fields( $fields, is_array( $stored ) ? $stored : array() ), $first );
	foreach ( $fields as $name => $field ) {
		if ( 'json' === $field['type'] && is_array( $first[ $name ] ?? null ) && is_array( $values[ $name ] ) ) {
			$values[ $name ] = array_replace_recursive( $first[ $name ], $values[ $name ] );
		}
	}
	return $values;
}

/** Name of the option with an option page's values: `options`, `options@de`. */
function option_owner( string $kind, string $code ): string {
	return is_further( $code ) && 'redirects' !== $kind ? $kind . '@' . public_code( $code ) : $kind;
}
