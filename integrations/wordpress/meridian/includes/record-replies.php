<?php
/**
 * Replies of the blog, the career page, the road map, the costs, the options and the site's texts.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** By number, too: the order of posts of one second would be undefined. */
const NEWEST_FIRST = array(
	'date' => 'DESC',
	'ID'   => 'DESC',
);

/** Public posts, newest first. `$query` overrides these arguments of WP_Query. */
function public_posts( array $query ): array {
	$found = new WP_Query(
		$query + array(
			'post_status'         => 'publish',
			'orderby'             => NEWEST_FIRST,
			'has_password'        => false,
			'posts_per_page'      => -1,
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		)
	);
	return array_filter( $found->posts, static fn( $post ): bool => $post instanceof WP_Post );
}

function other_categories(): array {
	$terms = get_terms(
		array(
			'taxonomy'   => 'category',
			'slug'       => array_keys( category_kinds() ),
			'hide_empty' => false,
			'fields'     => 'ids',
		)
	);
	return is_array( $terms ) ? array_map( 'intval', $terms ) : array();
}

/** A post of the blog. Authors and terms are numbers, as in WordPress's routes. */
function blog_record( WP_Post $post ): array {
	return array(
		'id'         => $post->ID,
		'post_name'  => public_slug( $post ),
		'title'      => $post->post_title,
		'link'       => get_permalink( $post ),
		'author'     => (int) $post->post_author,
		'categories' => term_numbers( $post, 'category' ),
		'tags'       => term_numbers( $post, 'post_tag' ),
		'modified'   => day_of_change( $post ),
	) + values_of( $post );
}

/** The day of the last change if after publication. */
function day_of_change( WP_Post $post ): string {
	$day = (string) get_post_modified_time( 'Y-m-d', false, $post );
	return $day > get_post_time( 'Y-m-d', false, $post ) ? $day : '';
}

function term_numbers( WP_Post $post, string $taxonomy ): array {
	$terms = get_the_terms( $post, $taxonomy );
	return is_array( $terms ) ? array_map( static fn( $term ): int => $term->term_id, array_values( $terms ) ) : array();
}

/** `/blog`. */
function reply_blog(): array {
	$posts = public_posts(
		array(
			'post_type'        => 'post',
			'category__not_in' => other_categories(),
		)
	);
	return array_map( __NAMESPACE__ . '\blog_record', array_values( $posts ) );
}

/** `/single-blog?slug=`. */
function reply_blog_post( WP_REST_Request $request ): array {
	$slug  = requested_slug( $request );
	$posts = '' === $slug ? array() : public_posts(
		array(
			'post_type'        => 'post',
			'name'             => $slug,
			'category__not_in' => other_categories(),
		)
	);
	return array_map( __NAMESPACE__ . '\blog_record', array_values( $posts ) );
}

function page_of_kind( string $kind ): ?WP_Post {
	$slugs = array_keys( page_kinds(), $kind, true );
	$pages = public_posts(
		array(
			'post_type'     => 'page',
			'post_name__in' => $slugs,
		)
	);
	return array_values( $pages )[0] ?? null;
}

/** Its fields and its address in WordPress. */
function reply_of_page( string $kind ) {
	$page = page_of_kind( $kind );
	return $page ? array( 'link' => get_permalink( $page ) ) + values_of( $page ) : not_found();
}

/** `/career`. */
function reply_career() {
	return reply_of_page( 'career' );
}

/** `/road-map`. */
function reply_road_map() {
	return reply_of_page( 'road-map' );
}

/** `/calculator-option-field-specialisation-get-cost`. */
function reply_costs(): array {
	$costs = public_posts(
		array(
			'post_type' => COST,
			'orderby'   => array(
				'menu_order' => 'ASC',
				'ID'         => 'ASC',
			),
		)
	);
	return array_map(
		static fn( WP_Post $cost ): array => array( 'position_name' => $cost->post_title ) + values_of( $cost ),
		array_values( $costs )
	);
}

/** `/acf/v3/options/options`. */
function reply_options(): array {
	return array( 'acf' => option_values( 'options' ) );
}

add_filter( 'acf/rest_api/option/get_fields', __NAMESPACE__ . '\with_options', 10, 2 );

/** ACF to REST API may serve this call, too: its reply stays, and empty fields are filled in. */
function with_options( $reply, WP_REST_Request $request ) {
	if ( ! is_array( $reply ) || ! array_key_exists( 'acf', $reply ) || 'options' !== $request['id'] ) {
		return $reply;
	}
	$fields   = fields_of( 'options' );
	$answered = readable_fields( $fields, is_array( $reply['acf'] ) ? $reply['acf'] : array() );
	return array( 'acf' => filled_in( $fields, $answered, option_values( 'options' ) ) ) + $reply;
}

/** `/meridian/v1/settings`: values that are set; the site's file has the rest. */
function reply_settings() {
	$values = option_values( 'site-settings' );
	$more   = $values['more'];
	unset( $values['more'] );
	// The site reads these as plain texts, not as HTML.
	array_walk_recursive(
		$values,
		static function ( &$value ): void {
			$value = is_string( $value ) ? written_text( $value ) : $value;
		}
	);
	$reply  = array_replace_recursive( $more, without_nothing( $values ) );
	$hidden = hidden_paths();
	if ( array() !== $hidden ) {
		$reply['seo'] = array( 'unlisted' => $hidden ) + (array) ( $reply['seo'] ?? array() );
	}
	return array() === $reply ? not_found() : $reply;
}

function without_nothing( array $values ): array {
	$present = array();
	foreach ( $values as $name => $value ) {
		$inner = is_array( $value ) ? without_nothing( $value ) : $value;
		if ( ! is_nothing( $inner ) && null !== $inner ) {
			$present[ $name ] = $inner;
		}
	}
	return $present;
}
