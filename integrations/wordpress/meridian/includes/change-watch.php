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

/** Versions of posts changed in this request, before it: number => language => record. */
function &changing_versions(): array {
	static $versions = array();
	return $versions;
}

/** Before a post is stored, or its versions are unknown because it is new. */
function note_versions( WP_Post $post ): void {
	$versions = &changing_versions();
	if ( languages() && ! isset( $versions[ $post->ID ] ) ) {
		$versions[ $post->ID ] = doing_action( 'save_post' ) ? array() : versions_as_shown( $post );
	}
}

/** Language => name and tags; empty for a post that is not public: its versions do not name it. */
function versions_as_shown( WP_Post $post ): array {
	$show = static fn( WP_Post $one ): array => array(
		'name' => name_in_address( $one ),
		'slug' => $one->post_name,
		'tags' => record_tags( $one ),
	);
	return is_public( $post ) ? array_map( $show, versions_of( $post ) ) : array();
}

/** Tags of a post's versions if they name each other differently than before. */
function tags_of_versions( ?WP_Post $post, array $before ): array {
	$after = $post && languages() ? versions_as_shown( $post ) : array();
	if ( array_column( $before, 'name' ) === array_column( $after, 'name' ) && array_keys( $before ) === array_keys( $after ) ) {
		return array();
	}
	// Texts that link to the record now lead to another version, or to none.
	$slugs = array_merge( array_column( $before, 'slug' ), array_column( $after, 'slug' ) );
	return array_merge( tags_of_linking( $slugs ), ...array_values( array_column( $before, 'tags' ) ), ...array_values( array_column( $after, 'tags' ) ) );
}

foreach ( array( 'pll_save_post', 'wpml_after_save_post' ) as $meridian_hook ) {
	add_action( $meridian_hook, __NAMESPACE__ . '\post_changes' );
}

/** Records a post's current state if it is public. */
function post_changes( $id ): void {
	$post = get_post( (int) $id );
	if ( ! $post || 'revision' === $post->post_type ) {
		return;
	}
	note_versions( $post );
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
		$shown = changing_versions()[ $id ] ?? array();
		$tags  = array_merge( $tags, tags_of_versions( $post, $shown ), tags_of_absent_pages( $post, array() !== $shown ) );
	}
	$slugs    = &appearing_slugs();
	$tags     = array_merge( $tags, tags_of_linking( $slugs ) );
	$versions = &changing_versions();
	$posts    = array();
	$versions = array();
	$slugs    = array();
	note_change( $tags );
}

// A picture or term appears in records that do not change themselves.
foreach ( array( 'edit_attachment', 'delete_attachment', 'edited_term', 'delete_term' ) as $meridian_hook ) {
	add_action( $meridian_hook, __NAMESPACE__ . '\everything_changes' );
}
foreach ( array( 'profile_update', 'deleted_user' ) as $meridian_hook ) {
	add_action( $meridian_hook, __NAMESPACE__ . '\authors_change' );
}
add_action( 'add_attachment', __NAMESPACE__ . '\note_upload' );
add_action( 'update_post_meta', __NAMESPACE__ . '\note_picture', 10, 4 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\picture_changes', 10, 2 );
add_action( 'created_term', __NAMESPACE__ . '\terms_change', 10, 3 );
add_action( 'updated_option', __NAMESPACE__ . '\option_changes' );
add_action( 'added_option', __NAMESPACE__ . '\option_changes' );

function everything_changes(): void {
	note_change( array( '*' ) );
	tell_site_at_end();
}

/** Pictures of this request: number => whether its file is another one; false for a new upload, which no record has yet. */
function &pictures_of_request(): array {
	static $pictures = array();
	return $pictures;
}

function note_upload( $id ): void {
	$pictures               = &pictures_of_request();
	$pictures[ (int) $id ] = false;
}

/** Before a picture's file is rotated, cropped or replaced. Further sizes of the same file are no change. */
function note_picture( $meta_id, $id, $key, $value ): void {
	$pictures = &pictures_of_request();
	if ( ! in_array( $key, array( '_wp_attached_file', '_wp_attachment_metadata' ), true ) || isset( $pictures[ (int) $id ] ) ) {
		return;
	}
	$before = get_post_meta( $id, $key, true );
	$is_new = is_array( $before ) && is_array( $value )
		? array() !== changed_members( $before, $value ) || array() !== changed_members( $before['sizes'] ?? array(), $value['sizes'] ?? array() )
		: $before !== $value;
	if ( $is_new ) {
		$pictures[ (int) $id ] = true;
	}
}

function picture_changes( $meta_id, $id ): void {
	if ( ! empty( pictures_of_request()[ (int) $id ] ) ) {
		everything_changes();
	}
}

/** Names of members that are gone or have another value; sizes are compared one by one. */
function changed_members( array $before, array $after ): array {
	unset( $before['sizes'], $before['image_meta'] );
	return array_keys( array_filter( $before, static fn( $value, $name ): bool => ( $after[ $name ] ?? null ) != $value, ARRAY_FILTER_USE_BOTH ) ); // phpcs:ignore WordPress.PHP.StrictComparisons.LooseComparison -- numbers are stored as either type.
}

/** Authors have a separate list; posts have their numbers. */
function authors_change(): void {
	note_change( tags_in_all( array( 'authors' ) ) );
	tell_site_at_end();
}

/** A new term is in the filter's lists, not in a record. */
function terms_change( $id, $tt_id, $taxonomy ): void {
	if ( in_array( $taxonomy, array_column( VACANCY_TERMS, 0 ), true ) ) {
		note_change( tags_in_all( array( 'vacancy-categories' ) ) );
		tell_site_at_end();
	}
}

/** Options that calls return. */
function option_changes( $name ): void {
	$tags = array(
		OPTIONS_ARE . 'options'       => array( 'options' ),
		OPTIONS_ARE . 'site-settings' => array( 'settings' ),
		OPTIONS_ARE . 'seo-paths'     => array( '*' ),
		REDIRECTS                     => array( REDIRECTS === $name && redirects_read_parameters() ? '*' : 'redirects' ),
		'sticky_posts'                => array( 'blog' ),
		'page_on_front'               => array( 'home' ),
		'show_on_front'               => array( 'home' ),
	);
	list( $page, $code ) = explode( '@', "$name@" );
	if ( isset( $tags[ $page ] ) ) {
		// The other languages have the first one's values in place of empty ones.
		note_change( '' === $code ? tags_in_all( $tags[ $page ] ) : tags_in_language( $tags[ $page ], $code ) );
		tell_site_at_end();
	} elseif ( in_array( $name, array( 'polylang', 'icl_sitepress_settings' ), true ) ) {
		everything_changes();
	} elseif ( str_starts_with( (string) $name, 'options_' ) ) {
		// ACF stores each field of an options page as an option.
		note_change( tags_in_all( array( 'options' ) ) );
		tell_site_at_end();
	}
}
