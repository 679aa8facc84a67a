<?php
/**
 * Vacancies, their terms, and costs, which WordPress lacks. Types of these names by a theme or
 * another plugin stay unchanged.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Member of `vacancies_filter` => taxonomy and label. */
const VACANCY_TERMS = array(
	'expertise'      => array( 'vacancy_expertise', 'Tech levels' ),
	'work_type'      => array( 'vacancy_work_type', 'Work types' ),
	'specialization' => array( 'vacancy_specialization', 'Specializations' ),
	'location'       => array( 'vacancy_location', 'Locations' ),
	'project'        => array( 'vacancy_project', 'Projects' ),
);

add_action( 'init', __NAMESPACE__ . '\register_post_types', 20 );

/** Post types, taxonomies, and the categories that distinguish posts. */
function register_post_types(): void {
	$ours = array(
		VACANCY => array( 'Vacancies', 'dashicons-businessperson', array( 'title', 'editor', 'thumbnail', 'revisions' ) ),
		COST    => array( 'Specialisation costs', 'dashicons-money-alt', array( 'title', 'page-attributes' ) ),
	);
	foreach ( $ours as $type => list( $label, $icon, $supports ) ) {
		if ( post_type_exists( $type ) ) {
			continue;
		}
		register_post_type(
			$type,
			array(
				'label'              => $label,
				'public'             => false,
				'show_ui'            => true,
				'publicly_queryable' => VACANCY === $type,
				'show_in_rest'       => false,
				'menu_icon'          => $icon,
				'supports'           => $supports,
				'rewrite'            => false,
			)
		);
	}
	foreach ( VACANCY_TERMS as list( $taxonomy, $label ) ) {
		if ( taxonomy_exists( $taxonomy ) ) {
			continue;
		}
		register_taxonomy(
			$taxonomy,
			VACANCY,
			array(
				'label'             => $label,
				'public'            => false,
				'show_ui'           => true,
				'show_admin_column' => true,
				'hierarchical'      => true,
				'sort'              => true,
				'rewrite'           => false,
			)
		);
	}
}

add_action( 'admin_init', __NAMESPACE__ . '\ensure_categories' );

function ensure_categories(): void {
	if ( get_option( 'meridian_categories' ) ) {
		return;
	}
	foreach ( array_column( kinds(), 'categories' ) as list( $slug ) ) {
		if ( ! term_exists( $slug, 'category' ) ) {
			wp_insert_term( ucfirst( $slug ), 'category', array( 'slug' => $slug ) );
		}
	}
	update_option( 'meridian_categories', 1 );
}
