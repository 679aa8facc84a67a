<?php
/**
 * Which kind of record a post is, which page of the site shows it, and which of the site's cached calls it is part of.
 * The tags are those of packages/contract/src/calls.ts.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

const VACANCY = 'vacancy';
const COST    = 'specialisation_cost';
/** The number under which the site asks for the home page. */
const HOME_ID = 1120;

/** Category => kind of its posts; a post in none of them is one of the blog. */
const CATEGORY_KINDS = array(
	'services'  => 'service',
	'portfolio' => 'case-study',
	'article'   => 'article',
	'careers'   => 'career-post',
	'career'    => 'career-post',
);

/** Slug of a page => its kind. */
const PAGE_KINDS = array(
	'home'                    => 'home',
	'about'                   => 'about',
	'clients'                 => 'clients',
	'career'                  => 'career',
	'road-map'                => 'road-map',
	'dedicated-team-road-map' => 'road-map',
	'privacy-policy'          => 'legal',
	'terms-of-use'            => 'legal',
);

/** The kind of a post; an empty text for what the site does not show. */
function kind_of( WP_Post $post ): string {
	switch ( $post->post_type ) {
		case VACANCY:
			return 'vacancy';
		case COST:
			return 'specialisation-cost';
		case 'post':
			return kind_by_category( $post );
		case 'page':
			return kind_of_page( $post );
		default:
			return '';
	}
}

/** A post's kind, by the first of our categories that it is in. */
function kind_by_category( WP_Post $post ): string {
	$terms = get_the_terms( $post, 'category' );
	$slugs = is_array( $terms ) ? wp_list_pluck( $terms, 'slug' ) : array();
	foreach ( CATEGORY_KINDS as $slug => $kind ) {
		if ( in_array( $slug, $slugs, true ) ) {
			return $kind;
		}
	}
	return 'blog-post';
}

/** A page's kind, by its slug; the front page is the home page whatever its slug. */
function kind_of_page( WP_Post $page ): string {
	$slug = public_slug( $page );
	if ( home_id() === $page->ID ) {
		return 'home';
	}
	if ( str_starts_with( $slug, 'technologies-' ) ) {
		return 'technology';
	}
	if ( str_starts_with( $slug, 'expertise-' ) ) {
		return 'expertise';
	}
	return PAGE_KINDS[ $slug ] ?? '';
}

/**
 * The page that is the home page: the front page of the settings, page number 1120, or the page `home`; 0 for none. A
 * front page that is not published gives way to a page that is.
 */
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

/** The slug by which the site knows a post; a draft that was never saved under one has that of its title. */
function public_slug( WP_Post $post ): string {
	$slug = '' !== $post->post_name ? $post->post_name : sanitize_title( $post->post_title );
	return '' !== $slug ? $slug : (string) $post->ID;
}

/** Whether visitors may see a post. */
function is_public( ?WP_Post $post ): bool {
	return null !== $post && 'publish' === $post->post_status && '' === $post->post_password;
}

/** What stands before the slug in a record's address. */
const PREFIXES = array(
	'service'    => '/services/',
	'case-study' => '/case-studies/',
	'vacancy'    => '/vacancies/',
	'blog-post'  => '/blog/',
	'technology' => '/',
	'expertise'  => '/',
);

/** Pages of kinds that have only one. */
const PATHS = array(
	'home'                => '/',
	'about'               => '/',
	'clients'             => '/clients',
	'career'              => '/career',
	'road-map'            => '/dedicated-team-road-map',
	'article'             => '/article/article-it-outsourcing',
	'specialisation-cost' => '/pricing',
);

/** Path of the page on which a post is seen, as the site writes it: decoded; empty where there is none. */
function path_of( WP_Post $post ): string {
	$kind = kind_of( $post );
	$slug = rawurldecode( public_slug( $post ) );
	if ( isset( PREFIXES[ $kind ] ) ) {
		return PREFIXES[ $kind ] . $slug;
	}
	if ( 'legal' === $kind ) {
		return "/$slug";
	}
	return 'career-post' === $kind ? "/career/{$post->ID}" : ( PATHS[ $kind ] ?? '' );
}

/** Tags of what the site keeps of a post, by its kind, slug and number. */
function record_tags( WP_Post $post ): array {
	$kind = kind_of( $post );
	$slug = rawurldecode( public_slug( $post ) );
	$tags = array(
		'service'             => array( 'services', "service:$slug" ),
		'case-study'          => array( 'portfolio', "case-study:$slug" ),
		'article'             => array( 'article' ),
		'career-post'         => array( 'career-posts', "career-post:{$post->ID}" ),
		'blog-post'           => array( 'blog', "blog:$slug" ),
		'home'                => array( 'home' ),
		'about'               => array( 'about' ),
		'clients'             => array( 'clients' ),
		'legal'               => array( "legal:$slug" ),
		'career'              => array( 'career' ),
		'road-map'            => array( 'road-map' ),
		'technology'          => array( 'technology:' . substr( $slug, strlen( 'technologies-' ) ) ),
		'expertise'           => array( 'expertise:' . substr( $slug, strlen( 'expertise-' ) ) ),
		'vacancy'             => array( 'vacancies', "vacancy:$slug" ),
		'specialisation-cost' => array( 'specialisation-costs' ),
	);
	if ( ! isset( $tags[ $kind ] ) ) {
		// Any other page may be one of the site's own bands, with a field `blocks`.
		return 'page' === $post->post_type ? array( 'landing-pages', 'seo:/' . $slug ) : array();
	}
	$path = path_of( $post );
	// A site writes an address outside of ASCII encoded or not: it is told both.
	$encoded = array_map(
		static fn( string $tag ): string => str_replace( $slug, public_slug( $post ), $tag ),
		$tags[ $kind ]
	);
	return array_values( array_unique( array_merge( $tags[ $kind ], $encoded, '' === $path ? array() : array( "seo:$path" ) ) ) );
}
