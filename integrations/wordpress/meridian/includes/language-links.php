<?php
/**
 * Links in a further language's replies: a link to a record leads to its version there; one to a
 * record without a version is no link.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

add_filter( 'pll_get_post_types', __NAMESPACE__ . '\offer_types', 20, 2 );
add_filter( 'pll_get_taxonomies', __NAMESPACE__ . '\offer_taxonomies', 20, 2 );

/** In Polylang's settings, where only public types are offered. */
function offer_types( $types, $is_settings ) {
	return $is_settings ? array( COST => COST ) + (array) $types : $types;
}

function offer_taxonomies( $taxonomies, $is_settings ) {
	$own = array_column( VACANCY_TERMS, 0 );
	return $is_settings ? array_combine( $own, $own ) + (array) $taxonomies : $taxonomies;
}

const LINKS_IN_HTML = '#<a\b[^>]*?\shref=(["\'])(.*?)\1[^>]*>(.*?)</a>#is';

add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\links_in_language', 99 );

function links_in_language( $reply ) {
	if ( ! $reply instanceof WP_REST_Response || $reply->is_error() || '' === requested_route() || 1 === preg_match( '#/(?:redirects|changes|get-data-by-slug)(?:/|$)#', requested_route() ) ) {
		return $reply;
	}
	$data     = $reply->get_data();
	$paths    = array_unique( paths_in( $data ) );
	$versions = array() === $paths ? array() : ( has_languages() && is_further( requested_language() ) ? paths_of_versions( $paths ) : array() ) + paths_of_hidden( $paths );
	if ( array() !== $versions ) {
		$reply->set_data( with_versions( $data, $versions ) );
	}
	return $reply;
}

/** The decoded path of an address of this WordPress or the site, without query; empty for others. */
function own_path( string $address ): string {
	$path = (string) strtok( path_in( html_entity_decode( trim( $address ) ) ), '?#' );
	return str_starts_with( $path, '/' ) && ! str_starts_with( $path, '//' ) ? '/' . trim( rawurldecode( $path ), '/' ) : '';
}

/** Whether a text can be an address as a whole. */
function is_address( string $text ): bool {
	return 1 === preg_match( '#^\s*(?:/|https?://)[^\s<>"]*\s*$#i', $text );
}

/** A record's own addresses are no links. */
function is_own_address( $name, bool $is_record ): bool {
	return $is_record && in_array( $name, array( 'link', 'guid', 'permalink', 'path', '_links' ), true );
}

/** Paths of all links in a reply. */
function paths_in( $value, int $depth = 0 ): array {
	if ( is_string( $value ) ) {
		preg_match_all( LINKS_IN_HTML, $value, $found );
		return array_filter( array_map( __NAMESPACE__ . '\own_path', is_address( $value ) ? array( $value ) : $found[2] ) );
	}
	$paths = array();
	foreach ( is_array( $value ) ? with_name_as_address( $value ) : array() as $name => $inner ) {
		$paths[] = is_own_address( $name, $depth < 2 ) ? array() : paths_in( $inner, $depth + 1 );
	}
	return array_merge( ...$paths );
}

/** Path => path on the site of the version in the requested language; empty without one. */
function paths_of_versions( array $paths ): array {
	$code  = requested_language();
	$query = array(
		'post_type'     => array( 'post', 'page', VACANCY ),
		'post_name__in' => array_filter( array_map( static fn( string $path ): string => sanitize_title( basename( $path ) ), $paths ) ),
	);
	if ( array() === $query['post_name__in'] ) {
		return array();
	}
	$to = array();
	// Of two with the same path the one in the requested language counts.
	foreach ( array_merge( array_diff( languages(), array( $code ) ), array( $code ) ) as $language ) {
		foreach ( public_posts( $query, $language ) as $post ) {
			if ( '' === post_language( $post->ID ) || ! has_page( $post ) ) {
				continue;
			}
			$version = versions_of( $post )[ $code ] ?? null;
			$address = null === $version ? '' : encoded_path( page_path( $version ) );
			foreach ( paths_of( $post ) as $path ) {
				$to[ $path ] = $address;
			}
		}
	}
	return array_intersect_key( $to, array_flip( $paths ) );
}

/** Whether the site has a page of it: not of a page without a kind and without blocks. */
function has_page( WP_Post $post ): bool {
	return '' !== path_of( $post ) || ( '' === kind_of( $post ) && ! is_nothing( stored_value( $post->ID, 'blocks' ) ) );
}

/** Paths that lead to a record: its page's, and its permalink's unless that one is a query (`/?p=12`). */
function paths_of( WP_Post $post ): array {
	$permalink = (string) get_permalink( $post );
	return array_merge( array( page_path( $post ) ), str_contains( $permalink, '?' ) ? array() : array( own_path( $permalink ) ) );
}

function page_path( WP_Post $post ): string {
	$path = path_of( $post );
	return '' !== $path ? $path : landing_path( $post );
}

function encoded_path( string $path ): string {
	return implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) );
}

/** A reply with these links. */
function with_versions( $value, array $versions, int $depth = 0 ) {
	if ( is_string( $value ) ) {
		return is_address( $value ) ? version_address( $value, $versions ) : preg_replace_callback(
			LINKS_IN_HTML,
			static function ( array $found ) use ( $versions ): string {
				$address = version_address( $found[2], $versions );
				return '' === $address && '' !== $found[2] ? $found[3] : str_replace( $found[1] . $found[2] . $found[1], $found[1] . $address . $found[1], $found[0] );
			},
			$value
		);
	}
	$value = is_array( $value ) ? with_name_as_address( $value ) : $value;
	foreach ( is_array( $value ) ? $value : array() as $name => $inner ) {
		if ( ! is_own_address( $name, $depth < 2 ) ) {
			$value[ $name ] = with_versions( $inner, $versions, $depth + 1 );
		}
	}
	return is_array( $value ) && isset( $value[0] ) ? without_dead_rows( $value ) : $value;
}

/** The footer has a technology's slug in place of an address; the site accepts it with a slash. */
function with_name_as_address( array $row ): array {
	return is_string( $row['post_name'] ?? null ) && is_footer() ? array( 'post_name' => '/' . ltrim( $row['post_name'], '/' ) ) + $row : $row;
}

function is_footer(): bool {
	return str_starts_with( requested_route(), '/acf/' );
}

/** The footer's rows are links: one that leads nowhere is no row. */
function without_dead_rows( array $rows ): array {
	return is_footer() ? array_values( array_filter( $rows, static fn( $row ): bool => ! is_array( $row ) || '' !== ( $row['link'] ?? $row['post_name'] ?? null ) ) ) : $rows;
}

function version_address( string $address, array $versions ): string {
	$to = $versions[ own_path( $address ) ] ?? null;
	if ( null === $to || '' === $to ) {
		return null === $to ? $address : '';
	}
	return $to . substr( trim( $address ), strcspn( trim( $address ), '?#' ) );
}

/** Tags of footer and settings if they may link to a record by this slug: the footer names technologies without a slash. */
function tags_of_options_with( string $slug ): array {
	global $wpdb;
	$like   = static fn( string $begin ): string => $wpdb->esc_like( $begin ) . '%';
	$values = array( $like( OPTIONS_ARE . 'options' ), $like( 'options_' ), $like( OPTIONS_ARE . 'site-settings' ), '%' . $like( $slug ) );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- options of every language, and ACF's one for each field.
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE ( option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s ) AND option_value LIKE %s", $values ) );
	$calls = array_map( static fn( string $name ): string => str_starts_with( $name, OPTIONS_ARE . 'site-settings' ) ? 'settings' : 'options', $names );
	return tags_in_all( array_unique( $calls ) );
}

/** Tags of records that may link to a record by one of these slugs: its versions changed. */
function tags_of_linking( array $slugs ): array {
	global $wpdb;
	$tags = array();
	foreach ( array_unique( array_filter( $slugs ) ) as $slug ) {
		$like = '%/' . $wpdb->esc_like( $slug ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query cannot search addresses in fields.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND ( post_content LIKE %s OR ID IN ( SELECT post_id FROM $wpdb->postmeta WHERE meta_value LIKE %s ) )", $like, $like ) );
		foreach ( array_filter( array_map( 'get_post', $ids ) ) as $post ) {
			$tags = array_merge( $tags, record_tags( $post ) );
		}
		$tags = array_merge( $tags, tags_of_options_with( $slug ) );
	}
	return array() === $tags ? array() : array_values( array_unique( $tags ) );
}
