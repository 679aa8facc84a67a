<?php
/**
 * Optional pages of the site without a record in a further language: they are off in it, so that
 * nothing links to them (LANG-58).
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Names of pages without a record in the requested language. */
function absent_pages(): array {
	$is_there = array();
	foreach ( kinds() as $kind => $row ) {
		$page = $row['off'] ?? '';
		if ( '' !== $page && empty( $is_there[ $page ] ) ) {
			$is_there[ $page ] = array() !== some_records( $kind, requested_language() );
		}
	}
	return array_keys( $is_there, false, true );
}

/** Public records of a kind in a language, two at most. */
function some_records( string $kind, string $code ): array {
	$row = kinds()[ $kind ];
	if ( isset( $row['slugs'] ) ) {
		$page    = array_values( public_pages_of( $kind ) )[0] ?? null;
		$version = $page ? version_of( $page->ID, $code ) : 0;
		return $version > 0 && is_public( get_post( $version ) ) ? array( $version ) : array();
	}
	$query = has_polylang() ? array( 'lang' => $code ) : array();
	if ( isset( $row['prefix'] ) ) {
		$pages = public_posts( $query + array( 'post_type' => 'page' ), $code );
		return array_slice( array_filter( $pages, static fn( WP_Post $page ): bool => kind_of( $page ) === $kind ), 0, 2 );
	}
	$of_posts = isset( $row['categories'] )
		? array( 'category__in' => term_versions( category_numbers( $row['categories'] ), 'category' ) )
		: array( 'category__not_in' => other_categories() );
	return public_posts(
		$query + array(
			'post_type'      => $row['type'] ?? 'post',
			'posts_per_page' => 2,
		) + ( isset( $row['type'] ) ? array() : $of_posts ),
		$code
	);
}

/** Tags of the settings that name absent pages, when a record has appeared or disappeared. */
function tags_of_absent_pages( ?WP_Post $post, bool $was_public ): array {
	if ( ! languages() || is_public( $post ) === $was_public ) {
		return array();
	}
	$kind = $post ? kind_of( $post ) : '';
	if ( $post && ! isset( kinds()[ $kind ]['off'] ) ) {
		return array();
	}
	$tags = array();
	foreach ( array_slice( languages(), 1 ) as $code ) {
		// The first has come, or the last has gone. A page that exists once is there only with its original.
		if ( ! $post || isset( kinds()[ $kind ]['slugs'] ) || ( is_in_language( $post, $code ) && count( some_records( $kind, $code ) ) < 2 ) ) {
			$tags = array_merge( $tags, tags_in_language( array( 'settings' ), $code ) );
		}
	}
	return $tags;
}
