<?php
/**
 * Replies of the vacancies and their filter.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The slug of an open vacancy, by which its page is found as gone after it became trash or a draft.
 */
const WAS_OPEN_AS = '_meridian_was_open_as';

/** `[{name}]`; WordPress stores names as HTML. */
function names_of( $terms ): array {
	return is_array( $terms )
		? array_map( static fn( $term ): array => array( 'name' => $term->name ), array_values( $terms ) )
		: array();
}

function vacancy_record( WP_Post $post ): array {
	$filter = array();
	foreach ( VACANCY_TERMS as $name => list( $taxonomy ) ) {
		$filter[ $name ] = names_of( wp_get_object_terms( $post->ID, $taxonomy, array( 'orderby' => 'term_order' ) ) );
	}
	$values = values_of( $post );
	$record = array(
		'ID'               => $post->ID,
		'slug'             => public_slug( $post ),
		'post_title'       => $post->post_title,
		'title'            => $post->post_title,
		'link'             => get_permalink( $post ),
		'date'             => substr( $post->post_date, 0, 10 ),
		'vacancies_filter' => $filter,
	) + array( 'hot' => $values['hot'] ?? 0 ) + $values;
	return with_translations( $record, $post );
}

/** `/vacancies`: open ones, hot ones first. */
function reply_vacancies(): array {
	$records = records_of( public_posts( array( 'post_type' => VACANCY ) ), __NAMESPACE__ . '\vacancy_record' );
	$open    = array_values( array_filter( $records, static fn( array $record ): bool => empty( $record['closed'] ) ) );
	usort( $open, static fn( array $a, array $b ): int => (float) ( $b['hot'] ?? 0 ) <=> (float) ( $a['hot'] ?? 0 ) );
	return $open;
}

/** `/vacancy?slug=`; a closed vacancy has only `closed`. */
function reply_vacancy( WP_REST_Request $request ): array {
	$slug = requested_slug( $request );
	if ( '' === $slug ) {
		return array();
	}
	$open = array_values(
		public_posts(
			array(
				'post_type' => VACANCY,
				'name'      => $slug,
			)
		)
	);
	if ( array() !== $open ) {
		return records_of( array( $open[0] ), __NAMESPACE__ . '\vacancy_record' );
	}
	$gone = get_posts(
		array(
			'post_type'   => VACANCY,
			'post_status' => array( 'draft', 'pending', 'private', 'trash' ),
			'meta_key'    => WAS_OPEN_AS, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
			'meta_value'  => $slug, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
			'numberposts' => languages() ? 20 : 1,
		) + language_query()
	);
	$gone = array_slice( array_filter( $gone, static fn( WP_Post $post ): bool => is_in_language( $post, requested_language() ) ), 0, 1 );
	return array_map(
		static fn( WP_Post $post ): array => array(
			'ID'     => $post->ID,
			'slug'   => $slug,
			'title'  => $post->post_title,
			'closed' => true,
		),
		$gone
	);
}

add_action( 'transition_post_status', __NAMESPACE__ . '\remember_open_vacancy', 10, 3 );

function remember_open_vacancy( string $after, string $before, WP_Post $post ): void {
	if ( VACANCY === $post->post_type && 'publish' === $after && '' !== $post->post_name ) {
		update_post_meta( $post->ID, WAS_OPEN_AS, $post->post_name );
	}
}

function all_terms( string $name ): array {
	return names_of(
		get_terms(
			term_query( VACANCY_TERMS[ $name ][0] ) + array(
				'taxonomy'   => VACANCY_TERMS[ $name ][0],
				'hide_empty' => false,
				'orderby'    => 'term_id',
			)
		)
	);
}

/** `/vacancies-category`. */
function reply_vacancy_categories(): array {
	return array(
		'specialization' => all_terms( 'specialization' ),
		'work_type'      => all_terms( 'work_type' ),
		'expertise'      => all_terms( 'expertise' ),
	);
}

/** `/get_vacancy_specialisation` and `/calculator-search-specialisation`. */
function reply_specialisations(): array {
	return all_terms( 'specialization' );
}
