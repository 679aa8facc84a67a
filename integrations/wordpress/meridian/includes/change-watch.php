<?php
/**
 * Records changes that visitors can see: when a change begins, in case the request fails, and at
 * the request's end, when fields and categories are saved.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Posts changed in this request: number => tags of their earlier states. */
function &changing_posts(): array {
	static $posts = array();
	return $posts;
}

add_action( 'pre_post_update', __NAMESPACE__ . '\post_changes' );
add_action( 'save_post', __NAMESPACE__ . '\post_changes', 99 );
add_action( 'before_delete_post', __NAMESPACE__ . '\post_changes' );
add_action( 'set_object_terms', __NAMESPACE__ . '\post_changes' );
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $meridian_hook ) {
	add_action( $meridian_hook, __NAMESPACE__ . '\meta_changes', 10, 3 );
}

/** Records a post's current state if it is public. */
function post_changes( $id ): void {
	$post = get_post( (int) $id );
	if ( ! $post || 'revision' === $post->post_type ) {
		return;
	}
	$posts   = &changing_posts();
	$tags    = is_public( $post ) ? record_tags( $post ) : array();
	$is_new  = ! isset( $posts[ $post->ID ] );
	$unknown = array_diff( $tags, $posts[ $post->ID ] ?? array() );
	if ( $is_new || array() !== $unknown ) {
		$posts[ $post->ID ] = array_merge( $posts[ $post->ID ] ?? array(), $unknown );
		note_change( $tags );
		tell_site_at_end();
	}
}

/** Records a change of meta, except internal fields such as the edit lock. */
function meta_changes( $meta_id, $post_id, $key ): void {
	if ( ! str_starts_with( (string) $key, '_edit_' ) && ! in_array( $key, array( WAS_OPEN_AS, '_encloseme', '_pingme', '_wp_old_slug', '_wp_old_date' ), true ) ) {
		$post = get_post( (int) $post_id );
		if ( $post && 'attachment' === $post->post_type ) {
			return;
		}
		post_changes( $post_id );
	}
}

/** Records at the request's end what visitors now see of the changed posts. */
function note_what_changed(): void {
	$posts = &changing_posts();
	$tags  = array();
	foreach ( $posts as $id => $before ) {
		clean_post_cache( $id );
		$post = get_post( $id );
		$tags = array_merge( $tags, $before, $post && is_public( $post ) ? record_tags( $post ) : array() );
	}
	$posts = array();
	note_change( $tags );
}

// A picture or term appears in records that do not change themselves.
foreach ( array( 'edit_attachment', 'delete_attachment', 'edited_term', 'delete_term' ) as $meridian_hook ) {
	add_action( $meridian_hook, __NAMESPACE__ . '\everything_changes' );
}
foreach ( array( 'profile_update', 'deleted_user' ) as $meridian_hook ) {
	add_action( $meridian_hook, __NAMESPACE__ . '\authors_change' );
}
add_action( 'created_term', __NAMESPACE__ . '\terms_change', 10, 3 );
add_action( 'updated_option', __NAMESPACE__ . '\option_changes' );
add_action( 'added_option', __NAMESPACE__ . '\option_changes' );

function everything_changes(): void {
	note_change( array( '*' ) );
	tell_site_at_end();
}

/** Authors have a separate list; posts have their numbers. */
function authors_change(): void {
	note_change( array( 'authors' ) );
	tell_site_at_end();
}

/** A new term is in the filter's lists, not in a record. */
function terms_change( $id, $tt_id, $taxonomy ): void {
	if ( in_array( $taxonomy, array_column( VACANCY_TERMS, 0 ), true ) ) {
		note_change( array( 'vacancy-categories' ) );
		tell_site_at_end();
	}
}

/** Options that calls return. */
function option_changes( $name ): void {
	$tags = array(
		OPTIONS_ARE . 'options'       => array( 'options' ),
		OPTIONS_ARE . 'site-settings' => array( 'settings' ),
		OPTIONS_ARE . 'seo-paths'     => array( '*' ),
		REDIRECTS                     => array( 'redirects' ),
		'page_on_front'               => array( 'home' ),
		'show_on_front'               => array( 'home' ),
	);
	if ( isset( $tags[ $name ] ) ) {
		note_change( $tags[ $name ] );
		tell_site_at_end();
	} elseif ( str_starts_with( (string) $name, 'options_' ) ) {
		// ACF stores each field of an options page as an option.
		note_change( array( 'options' ) );
		tell_site_at_end();
	}
}
