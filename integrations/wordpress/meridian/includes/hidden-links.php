<?php
/**
 * Links to records that are not public: visitors get none (OWN-54). They return with the record.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

const NOT_PUBLIC = array( 'draft', 'pending', 'private', 'future', 'trash' );
const TRASHED    = '__trashed';

/** The slug with which a record in the trash returns. */
function slug_of_hidden( WP_Post $post ): string {
	return str_ends_with( $post->post_name, TRASHED ) ? substr( $post->post_name, 0, -strlen( TRASHED ) ) : $post->post_name;
}

/** Addresses that a record has while it is public: its permalink and its page's path. */
function paths_when_public( WP_Post $post ): array {
	$public              = clone $post;
	$public->post_name   = slug_of_hidden( $post );
	$public->post_status = 'publish';
	$public->filter      = 'sample';
	return has_page( $public ) ? paths_of( $public ) : array();
}

/**
 * Path => path of the version in the requested language, or empty, for paths of records that are
 * not public. A path that another record or a redirect has is omitted.
 */
function paths_of_hidden( array $paths ): array {
	$names  = array_filter( array_map( static fn( string $path ): string => sanitize_title( basename( $path ) ), $paths ) );
	$query  = array(
		'post_type'     => array( 'post', 'page', VACANCY ),
		'post_name__in' => array_merge( $names, array_map( static fn( string $name ): string => $name . TRASHED, $names ) ),
	);
	$to     = array();
	$closed = array( 'post_status' => NOT_PUBLIC ) + $query;
	$locked = array(
		'post_status'  => 'publish',
		'has_password' => true,
	) + $query;
	foreach ( array() === $names ? array() : array_merge( all_posts( $closed ), all_posts( $locked ) ) as $post ) {
		$version = versions_of( $post )[ requested_language() ] ?? null;
		foreach ( array_intersect( paths_when_public( $post ), $paths ) as $path ) {
			$to[ $path ] = $version ? encoded_path( page_path( $version ) ) : '';
		}
	}
	if ( array() === $to ) {
		return $to;
	}
	foreach ( all_posts( array( 'post_status' => 'publish' ) + $query ) as $post ) {
		$to = is_public( $post ) ? array_diff_key( $to, array_flip( paths_when_public( $post ) ) ) : $to;
	}
	return array_diff_key( $to, array_column( reply_redirects(), null, 'from' ) );
}

/** Posts of all languages. */
function all_posts( array $query ): array {
	$wanted = $query + language_query() + array(
		'numberposts'      => -1,
		'suppress_filters' => true,
	);
	return get_posts( $wanted );
}

/** Slugs of records that became public in this request, or no longer are. */
function &appearing_slugs(): array {
	static $slugs = array();
	return $slugs;
}

add_action( 'transition_post_status', __NAMESPACE__ . '\note_appearing', 10, 3 );
add_action( 'post_updated', static fn( $id, WP_Post $after, WP_Post $before ) => note_appearing( shown_status( $after ), shown_status( $before ), $after ), 10, 3 );
add_action( 'before_delete_post', static fn( $id, WP_Post $post ) => note_appearing( 'deleted', $post->post_status, $post ), 10, 2 );

function note_appearing( string $after, string $before, WP_Post $post ): void {
	if ( ( 'publish' === $after ) !== ( 'publish' === $before ) && '' !== $post->post_name && in_array( $post->post_type, array( 'post', 'page', VACANCY ), true ) ) {
		$slugs   = &appearing_slugs();
		$slugs[] = slug_of_hidden( $post );
	}
}

/** A password hides a record, too. */
function shown_status( WP_Post $post ): string {
	return '' === $post->post_password ? $post->post_status : 'private';
}
