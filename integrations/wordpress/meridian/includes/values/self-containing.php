<?php
/**
 * A post that contains itself, by a shortcode or block, would be rendered until memory ends: inside
 * itself it is dropped.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A post's text with blocks, shortcodes and other plugins applied. */
function text_of_post( WP_Post $post ): string {
	$before = $GLOBALS['post'] ?? null;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- what prints a text reads the current post.
	$GLOBALS['post'] = $post;
	setup_postdata( $post );
	$text = apply_filters( 'the_content', $post->post_content );
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
	$GLOBALS['post'] = $before;
	if ( $before instanceof WP_Post ) {
		setup_postdata( $before );
	}
	return (string) $text;
}

/** Posts whose texts are being rendered, outermost first. */
function &texts_in_making(): array {
	static $posts = array();
	return $posts;
}

add_filter( 'the_content', __NAMESPACE__ . '\begin_text', -9999 );
add_filter( 'the_content', __NAMESPACE__ . '\end_text', 99999 );

/** Empties the text of a post that is already being rendered. */
function begin_text( $text ) {
	$posts   = &texts_in_making();
	$id      = (int) get_the_ID();
	$is_same = $id > 0 && in_array( $id, $posts, true );
	$posts[] = $id;
	return $is_same ? '' : $text;
}

function end_text( $text ) {
	$posts = &texts_in_making();
	array_pop( $posts );
	return $text;
}
