<?php
/**
 * A post's kind, its page on the site, and its tags, by kinds.json (from
 * packages/contract/src/kinds).
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

const VACANCY = 'vacancy';
const COST    = 'specialisation_cost';
/** WordPress's own. */
const DEFAULT_CATEGORY = 'uncategorized';
/** In the site's calls. */
const HOME_ID = 1120;

/** Value of a member of kinds.json => kind. */
function kinds_by( string $member ): array {
	$by = array();
	foreach ( kinds() as $kind => $row ) {
		$values = (array) ( $row[ $member ] ?? array() );
		// Slugs are keys, with titles as values.
		foreach ( 'slugs' === $member ? array_keys( $values ) : $values as $value ) {
			$by[ $value ] = $kind;
		}
	}
	return $by;
}

/** Category => kind; other posts are the blog's. */
function category_kinds(): array {
	return kinds_by( 'categories' );
}

/** Slug => kind. */
function page_kinds(): array {
	return kinds_by( 'slugs' );
}

/** A post's kind; empty if the site does not show it. */
function kind_of( WP_Post $post ): string {
	switch ( $post->post_type ) {
		case 'post':
			return kind_by_category( $post );
		case 'page':
			return kind_of_page( $post );
		default:
			return kinds_by( 'type' )[ $post->post_type ] ?? '';
	}
}

/** By the first of the kinds' categories that the post has. */
function kind_by_category( WP_Post $post ): string {
	$slugs = wp_list_pluck( first_terms( get_the_terms( $post, 'category' ) ), 'slug' );
	foreach ( category_kinds() as $slug => $kind ) {
		if ( in_array( $slug, $slugs, true ) ) {
			return $kind;
		}
	}
	return 'blog-post';
}

/** By slug; the front page is the home page with any slug, and a version is what its original is. */
function kind_of_page( WP_Post $page ): string {
	$slug     = public_slug( $page );
	$original = first_version( $page->ID );
	// Polylang and WPML translate the setting of the front page.
	if ( first_version( home_id() ) === $original ) {
		return 'home';
	}
	foreach ( kinds_by( 'prefix' ) as $prefix => $kind ) {
		if ( str_starts_with( $slug, $prefix ) ) {
			return $kind;
		}
	}
	$page = $original !== $page->ID ? get_post( $original ) : null;
	return $page ? kind_of_page( $page ) : ( page_kinds()[ $slug ] ?? '' );
}

/** Front page of the settings, page 1120, or `home`; 0: none. Published ones come first. */
function home_id(): int {
	$front    = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
	$named    = get_page_by_path( 'home' );
	$possible = array_filter( array( $front, HOME_ID, $named ? $named->ID : 0 ), static fn( int $id ): bool => $id > 0 && 'page' === get_post_type( $id ) );
	foreach ( $possible as $id ) {
		if ( 'publish' === get_post_status( $id ) ) {
			return $id;
		}
	}
	return (int) reset( $possible );
}

/** The slug on the site; that of the title for a draft without a saved slug. */
function public_slug( WP_Post $post ): string {
	$slug = '' !== $post->post_name ? $post->post_name : sanitize_title( $post->post_title );
	return '' !== $slug ? $slug : (string) $post->ID;
}

function is_public( ?WP_Post $post ): bool {
	return null !== $post && 'publish' === $post->post_status && '' === $post->post_password;
}

/** The part before the slug in a kind's addresses; empty if they lack it, or for a single page. */
function prefix_of( string $kind ): string {
	$row = kinds()[ $kind ] ?? array();
	return isset( $row['slugs'] ) || ! str_contains( $row['path'] ?? '', '{slug}' ) ? '' : str_replace( '{slug}', '', $row['path'] );
}

/** Decoded path of a post's page on the site; empty without one. */
function path_of( WP_Post $post ): string {
	return filled( kinds()[ kind_of( $post ) ]['path'] ?? '', $post );
}

/** The decoded slug without the beginning that a kind's slugs share. */
function name_of( WP_Post $post, string $kind ): string {
	return substr( rawurldecode( public_slug( $post ) ), strlen( kinds()[ $kind ]['prefix'] ?? '' ) );
}

/** The decoded slug of the version in the first language. */
function first_slug( WP_Post $post ): string {
	return rawurldecode( public_slug( get_post( first_version( $post->ID ) ) ?? $post ) );
}

/** Fills a template of kinds.json with a post's values. */
function filled( string $template, WP_Post $post ): string {
	$kind = kind_of( $post );
	return strtr(
		$template,
		array(
			// A single page has one address in all languages.
			'{slug}' => isset( kinds()[ $kind ]['slugs'] ) ? first_slug( $post ) : rawurldecode( public_slug( $post ) ),
			'{name}' => name_of( $post, $kind ),
			'{id}'   => (string) $post->ID,
		)
	);
}

/** Tags of cached data with this post, in its language. */
function record_tags( WP_Post $post ): array {
	$tags = tags_by_kind( $post );
	$code = languages() ? post_language( $post->ID ) : '';
	if ( array() === languages() || '' !== $code ) {
		return tags_in_language( $tags, $code );
	}
	// A post without language is in the replies of all.
	return array_merge( ...array_map( static fn( string $one ): array => tags_in_language( $tags, $one ), languages() ) );
}

/** By kind, slug and number. */
function tags_by_kind( WP_Post $post ): array {
	$kind = kind_of( $post );
	$slug = rawurldecode( public_slug( $post ) );
	$row  = kinds()[ $kind ] ?? null;
	if ( null === $row ) {
		// Any other page may be a landing page, with a field `blocks`.
		return 'page' === $post->post_type ? array( 'landing-pages', 'seo:' . ( languages() ? landing_path( $post ) : '/' . $slug ) ) : array();
	}
	$path = path_of( $post );
	$tags = array_map( static fn( string $tag ): string => filled( $tag, $post ), $row['tags'] );
	// The site uses a non-ASCII address encoded or not: both are sent.
	$encoded = array_map(
		static fn( string $tag ): string => str_replace( $slug, public_slug( $post ), $tag ),
		$tags
	);
	return array_values( array_unique( array_merge( $tags, $encoded, '' === $path ? array() : array( "seo:$path" ) ) ) );
}
