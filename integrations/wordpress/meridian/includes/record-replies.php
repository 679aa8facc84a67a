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

/**
 * Public posts of a language, newest first. `$query` overrides these arguments of WP_Query.
 *
 * @param array   $query    Arguments.
 * @param ?string $language Default: the requested one.
 */
function public_posts( array $query, ?string $language = null ): array {
	$language = $language ?? requested_language();
	$wanted   = $query + language_query() + array(
		'post_status'         => 'publish',
		'orderby'             => NEWEST_FIRST,
		'has_password'        => false,
		'posts_per_page'      => -1,
		'ignore_sticky_posts' => true,
		'no_found_rows'       => true,
	);
	$found    = in_language_of( $language, static fn(): WP_Query => new WP_Query( $wanted ) );
	return array_filter( $found->posts, static fn( $post ): bool => $post instanceof WP_Post && is_in_language( $post, $language ) );
}

function other_categories(): array {
	return term_versions( category_numbers( array_keys( category_kinds() ) ), 'category' );
}

/** A post of the blog. Authors and terms are numbers, as in WordPress's routes. */
function blog_record( WP_Post $post ): array {
	$record = array(
		'id'         => $post->ID,
		'post_name'  => public_slug( $post ),
		'title'      => $post->post_title,
		'link'       => get_permalink( $post ),
		'author'     => (int) $post->post_author,
		'categories' => term_numbers( $post, 'category' ),
		'tags'       => term_numbers( $post, 'post_tag' ),
		'modified'   => day_of_change( $post ),
	) + values_of( $post );
	return with_translations( $record, $post );
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
	return records_of( sticky_first( $posts ), __NAMESPACE__ . '\blog_record' );
}

/** Posts that an editor made sticky come first, as on WordPress's own front page. */
function sticky_first( array $posts ): array {
	$sticky   = array_map( 'intval', (array) get_option( 'sticky_posts', array() ) );
	$is_first = static fn( WP_Post $post ): bool => in_array( $post->ID, $sticky, true );
	return array_merge( array_filter( $posts, $is_first ), array_filter( $posts, static fn( WP_Post $post ): bool => ! $is_first( $post ) ) );
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
	return records_of( $posts, __NAMESPACE__ . '\blog_record' );
}

/** The public page in the requested language. `$slug`: in the first one, of a kind with several. */
function page_of_kind( string $kind, string $slug = '' ): ?WP_Post {
	$pages = public_pages_of( $kind, $slug );
	$page  = in_requested_language( array_values( $pages )[0] ?? null );
	return is_public( $page ) ? $page : null;
}

/** The public pages of a kind in the first language, by its slugs. */
function public_pages_of( string $kind, string $slug = '' ): array {
	return public_posts(
		array(
			'post_type'     => 'page',
			'post_name__in' => '' === $slug ? array_keys( page_kinds(), $kind, true ) : array( $slug ),
		),
		first_language()
	);
}

/** Its fields and its address in WordPress. */
function reply_of_page( string $kind ) {
	$page = page_of_kind( $kind );
	return $page ? array( 'link' => get_permalink( $page ) ) + values_of( $page ) : not_found();
}

/** The public pages of a kind whose slugs begin with the kind's prefix, by title. */
function pages_by_prefix( string $kind ): array {
	$pages = array_filter(
		public_posts(
			array(
				'post_type' => 'page',
				'orderby'   => array(
					'title' => 'ASC',
					'ID'    => 'ASC',
				),
			)
		),
		static fn( WP_Post $page ): bool => kind_of( $page ) === $kind
	);
	return records_of(
		$pages,
		static fn( WP_Post $page ): array => with_translations(
			array(
				'id'    => $page->ID,
				'slug'  => public_slug( $page ),
				'title' => $page->post_title,
				'link'  => get_permalink( $page ),
				'data'  => values_of( $page ),
			),
			$page
		)
	);
}

/** `/meridian/v1/technologies`. */
function reply_technologies(): array {
	return pages_by_prefix( 'technology' );
}

/** `/meridian/v1/expertise`. */
function reply_expertise(): array {
	return pages_by_prefix( 'expertise' );
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
	$query = array(
		'post_type' => COST,
		'orderby'   => array(
			'menu_order' => 'ASC',
			'ID'         => 'ASC',
		),
	);
	// Prices apply in all languages; their names may be translated.
	$costs = array_merge( public_posts( $query ) );
	$costs = array() === $costs ? public_posts( $query, first_language() ) : $costs;
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
	$absent = has_languages() && is_further( requested_language() ) ? absent_pages() : array();
	if ( array() !== $absent ) {
		$reply['pages'] = array( 'off' => array_values( array_unique( array_merge( (array) ( $reply['pages']['off'] ?? array() ), $absent ) ) ) );
	}
	$reply = with_languages( $reply );
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
