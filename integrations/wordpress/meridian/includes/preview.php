<?php
/**
 * "Preview on the site". A request with a link gets the draft of that record.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Error;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

add_filter( 'preview_post_link', __NAMESPACE__ . '\preview_on_site', 20, 2 );

/** Preview buttons open the site. */
function preview_on_site( $link, WP_Post $post ) {
	$address = preview_address( $post );
	return '' === $address ? $link : $address;
}

add_filter( 'post_row_actions', __NAMESPACE__ . '\preview_action', 10, 2 );
add_filter( 'page_row_actions', __NAMESPACE__ . '\preview_action', 10, 2 );

/** Adds preview and page to the lists of posts. */
function preview_action( array $actions, WP_Post $post ): array {
	$address = preview_address( $post );
	if ( '' !== $address && current_user_can( 'edit_post', $post->ID ) ) {
		$actions['meridian_preview'] = sprintf( '<a href="%s" target="_blank" rel="noopener">%s</a>', esc_url( $address ), esc_html__( 'Preview on the site', 'meridian' ) );
	}
	return $actions;
}

add_filter( 'post_link', __NAMESPACE__ . '\link_on_site', 20, 3 );
add_filter( 'post_type_link', __NAMESPACE__ . '\link_on_site', 20, 3 );

/** "View post" opens the site, in the admin only. A slug's editor needs WordPress's address. */
function link_on_site( $link, $post, $leavename ) {
	if ( $leavename || ! is_admin() || ! $post instanceof WP_Post || 'publish' !== $post->post_status || '' === public_url() || is_customize_preview() ) {
		return $link;
	}
	$path = address_path( $post );
	return '' === $path ? $link : public_url() . $path;
}

// After ACF to REST API, which drops earlier replies.
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\begin_preview', 98 );

/** Refuses an invalid link; a valid one activates its draft. `$reply`: an earlier filter's. */
function begin_preview( $reply ) {
	static $is_begun = false;
	$id              = shown_preview();
	if ( null !== $reply || 0 === $id || $is_begun ) {
		return $reply;
	}
	$is_begun = true;
	$post     = $id > 0 ? get_post( $id ) : null;
	if ( ! $post || '' === kind_of( $post ) ) {
		return new WP_Error( 'rest_preview_refused', __( 'This preview link is wrong or has expired.', 'meridian' ), array( 'status' => 403 ) );
	}
	nocache_headers();
	show_as_written( $post );
	return $reply;
}

/** Makes replies as if the draft were published. */
function show_as_written( WP_Post $post ): void {
	$shown = clone $post;
	$draft = newest_draft_of( $post );
	if ( $draft ) {
		$shown->post_title   = $draft->post_title;
		$shown->post_content = $draft->post_content;
		$shown->post_excerpt = $draft->post_excerpt;
	}
	$shown->post_name     = public_slug( $shown );
	$shown->post_status   = 'publish';
	$shown->post_password = '';
	// Never in a cache that other requests share.
	wp_cache_add_non_persistent_groups( array( 'posts' ) );
	wp_cache_set( $shown->ID, $shown, 'posts' );
	add_filter( 'the_posts', static fn( array $posts, WP_Query $query ): array => with_shown( $posts, $query, $shown ), 10, 2 );
}

/** An autosave or revision newer than the saved post. */
function newest_draft_of( WP_Post $post ): ?WP_Post {
	$drafts = wp_get_post_revisions(
		$post->ID,
		array(
			'numberposts' => 1,
			'orderby'     => 'modified',
			'order'       => 'DESC',
		)
	);
	$newest = reset( $drafts );
	return $newest instanceof WP_Post && $newest->post_modified_gmt > $post->post_modified_gmt ? $newest : null;
}

/** The post with the meta: ACF stores a preview's fields with its autosave. */
function previewed_owner( int $post_id ): int {
	if ( shown_preview() !== $post_id || ! function_exists( 'get_field' ) ) {
		return $post_id;
	}
	$post  = get_post( $post_id );
	$draft = $post ? newest_draft_of( $post ) : null;
	return $draft && array() !== get_post_meta( $draft->ID ) ? $draft->ID : $post_id;
}

/** A query's posts with the previewed one added if it matches, and removed if it does not. */
function with_shown( array $posts, WP_Query $query, WP_Post $shown ): array {
	$others = array_values( array_filter( $posts, static fn( $post ): bool => ! $post instanceof WP_Post || $post->ID !== $shown->ID ) );
	$types  = (array) $query->get( 'post_type' );
	$name   = (string) $query->get( 'name' );
	$names  = array_filter( array_merge( array( $name ), (array) $query->get( 'post_name__in' ) ) );
	$within = (string) $query->get( 'category_name' );
	if ( ! in_array( $shown->post_type, $types, true ) ) {
		return $posts;
	}
	if ( array() !== $names && ! in_array( $shown->post_name, $names, true ) ) {
		return $others;
	}
	if ( '' !== $within && ! has_category( explode( ',', $within ), $shown ) ) {
		return $others;
	}
	if ( array() !== (array) $query->get( 'category__not_in' ) && 'blog-post' !== kind_of( $shown ) ) {
		return $others;
	}
	return array_merge( array( $shown ), $others );
}
