<?php
/**
 * A page's texts for search engines: of its record, else Yoast's, else Rank Math's, else the row of
 * its path.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const SEO_FIELD = 'seo';

/** Field => Yoast's meta. */
const YOAST = array(
	'title'       => '_yoast_wpseo_title',
	'description' => '_yoast_wpseo_metadesc',
	'keywords'    => '_yoast_wpseo_focuskw',
	'canonical'   => '_yoast_wpseo_canonical',
	'image'       => '_yoast_wpseo_opengraph-image',
);

/** Yoast's meta; `1`: hidden from search engines. */
const YOAST_NOINDEX = '_yoast_wpseo_meta-robots-noindex';

/** Field => Rank Math's meta. */
const RANK_MATH = array(
	'title'       => 'rank_math_title',
	'description' => 'rank_math_description',
	'keywords'    => 'rank_math_focus_keyword',
	'canonical'   => 'rank_math_canonical_url',
	'image'       => 'rank_math_facebook_image',
);

/** Rank Math's meta, a list with `noindex`. */
const RANK_MATH_ROBOTS = 'rank_math_robots';

/** `/get-data-by-slug/{path}`; empty without texts. */
function reply_seo( WP_REST_Request $request ) {
	$path = '/' . trim( (string) $request->get_param( 'path' ), '/' );
	$post = post_at( $path );
	$seo  = $post ? seo_of_post( $post ) : array();
	foreach ( option_values( 'seo-paths' )['paths'] as $row ) {
		if ( rtrim( $row['path'], '/' ) === rtrim( $path, '/' ) ) {
			$seo += array_filter( $row, static fn( $value ): bool => ! is_nothing( $value ) );
		}
	}
	unset( $seo['path'] );
	if ( array() === $seo ) {
		return not_found();
	}
	return $seo + array_fill_keys( array_keys( seo_fields() ), '' );
}

function seo_of_post( WP_Post $post ): array {
	$own = clean_fields( seo_fields(), (array) stored_value( $post->ID, SEO_FIELD ) );
	foreach ( array( YOAST, RANK_MATH ) as $keys ) {
		foreach ( $keys as $name => $key ) {
			if ( is_nothing( $own[ $name ] ) ) {
				$own[ $name ] = seo_value( $post, $key );
			}
		}
	}
	$own['noindex'] = $own['noindex'] || '1' === text_of( get_post_meta( $post->ID, YOAST_NOINDEX, true ) ) || in_array( 'noindex', (array) get_post_meta( $post->ID, RANK_MATH_ROBOTS, true ), true );
	return array_filter( $own, static fn( $value ): bool => ! is_nothing( $value ) );
}

/** Paths that the site's sitemap omits. */
function hidden_paths(): array {
	$posts = public_posts(
		array(
			'post_type'  => array_unique( array_merge( array( 'page', 'post' ), array_column( kinds(), 'type' ) ) ),
			'meta_query' => array(
				'relation' => 'OR',
				array(
					'key'     => META_PREFIX . SEO_FIELD,
					'value'   => '"noindex"',
					'compare' => 'LIKE',
				),
				array(
					'key'   => YOAST_NOINDEX,
					'value' => '1',
				),
				array(
					'key'     => RANK_MATH_ROBOTS,
					'value'   => '"noindex"',
					'compare' => 'LIKE',
				),
			),
		)
	);
	$hidden = array_filter( $posts, static fn( WP_Post $post ): bool => ! empty( seo_of_post( $post )['noindex'] ) );
	$rows   = array_filter( option_values( 'seo-paths' )['paths'], static fn( array $row ): bool => ! empty( $row['noindex'] ) );
	$paths  = array_map( static fn( WP_Post $post ): string => '' === path_of( $post ) ? '/' . public_slug( $post ) : path_of( $post ), $hidden );
	return array_values( array_unique( array_merge( $paths, array_column( $rows, 'path' ) ) ) );
}

/** A text with its variables filled in by its plugin; one in which variables are left is dropped. */
function seo_value( WP_Post $post, string $key ): string {
	$text = text_of( get_post_meta( $post->ID, $key, true ) );
	if ( has_variables( $text ) && in_array( $key, YOAST, true ) && function_exists( 'wpseo_replace_vars' ) ) {
		$text = (string) wpseo_replace_vars( $text, $post );
	} elseif ( has_variables( $text ) && is_callable( array( '\RankMath\Helper', 'replace_vars' ) ) ) {
		$text = (string) \RankMath\Helper::replace_vars( $text, $post );
	}
	return has_variables( $text ) ? '' : $text;
}

/** Yoast's `%%title%%`, Rank Math's `%title%` and `%date(Y)%`; not a figure as in "20 % or 30%". */
function has_variables( string $text ): bool {
	return 1 === preg_match( '/%%[a-z_\d-]+%%|%[a-z][a-z_]*(?:\([^()%]*\))?%/i', $text );
}

function post_at( string $path ): ?WP_Post {
	if ( '/' === $path ) {
		$home = home_id() > 0 ? in_requested_language( get_post( home_id() ) ) : null;
		return is_public( $home ) ? $home : null;
	}
	foreach ( kinds() as $kind => $row ) {
		$prefix = prefix_of( $kind );
		$slug   = substr( $path, strlen( $prefix ) );
		if ( strlen( $prefix ) > 1 && str_starts_with( $path, $prefix ) && '' !== $slug ) {
			return post_named( $slug, $row['type'] ?? 'post', $kind );
		}
		if ( isset( $row['slugs'] ) && $path === $row['path'] ) {
			return page_of_kind( $kind );
		}
	}
	if ( preg_match( '#^/career/(\d+)$#', $path, $found ) ) {
		$post = get_post( (int) $found[1] );
		return $post && is_public( $post ) && is_in_language( $post, requested_language() ) && 'career-post' === kind_of( $post ) ? $post : null;
	}
	if ( languages() && isset( page_kinds()[ substr( $path, 1 ) ] ) ) {
		return page_of_kind( page_kinds()[ substr( $path, 1 ) ], substr( $path, 1 ) );
	}
	return post_named( substr( $path, 1 ), 'page', '' );
}

/** A public post by slug, optionally of one kind. */
function post_named( string $slug, string $type, string $kind ): ?WP_Post {
	$posts = public_posts(
		array(
			'post_type'     => $type,
			'post_name__in' => array( sanitize_title( $slug ) ),
		)
	);
	foreach ( $posts as $post ) {
		if ( '' === $kind || kind_of( $post ) === $kind ) {
			return $post;
		}
	}
	return null;
}
