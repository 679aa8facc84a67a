<?php
/**
 * New records of kinds with a category, and missing pages that a site needs.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Category => menu item. */
function new_record_words(): array {
	$words = array();
	foreach ( kinds() as $row ) {
		if ( isset( $row['categories'] ) ) {
			/* translators: %s: kind of record */
			$words[ $row['categories'][0] ] = sprintf( __( 'New %s', 'meridian' ), lcfirst( $row['label'] ) );
		}
	}
	return $words;
}

add_action( 'admin_menu', __NAMESPACE__ . '\add_new_record_links', 20 );

/** Under Posts, next to "Add New". */
function add_new_record_links(): void {
	foreach ( new_record_words() as $category => $words ) {
		add_submenu_page( 'edit.php', $words, $words, 'edit_posts', "post-new.php?meridian_category=$category" );
	}
}

add_action( 'wp_insert_post', __NAMESPACE__ . '\categorise_new_record', 10, 2 );

/** Sets a new post's category before its editor opens, so that the editor shows its fields. */
function categorise_new_record( int $id, WP_Post $post ): void {
	$category = isset( $_GET['meridian_category'] ) ? sanitize_key( $_GET['meridian_category'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a category of an empty draft.
	if ( 'auto-draft' === $post->post_status && 'post' === $post->post_type && isset( new_record_words()[ $category ] ) ) {
		$number  = category_numbers( array( $category ) )[0];
		$version = languages() ? term_version( $number, 'category', post_language( $id ) ) : 0;
		if ( $number > 0 ) {
			wp_set_post_categories( $id, array( $version > 0 ? $version : $number ) );
		}
	}
}

function needed_pages(): array {
	return array_filter( array_merge( ...array_column( kinds(), 'slugs' ) ) );
}

function missing_pages(): array {
	return array_filter(
		needed_pages(),
		static fn( string $slug ): bool => null === get_page_by_path( $slug ) && ! ( 'home' === $slug && home_id() > 0 ),
		ARRAY_FILTER_USE_KEY
	);
}

add_action( 'admin_post_meridian_pages', __NAMESPACE__ . '\make_missing_pages' );

function make_missing_pages(): void {
	check_admin_referer( 'meridian-pages' );
	if ( ! current_user_can( 'publish_pages' ) ) {
		wp_die( esc_html__( 'You may not create pages.', 'meridian' ) );
	}
	foreach ( missing_pages() as $slug => $title ) {
		wp_insert_post(
			array(
				'post_type'  => 'page',
				'post_name'  => $slug,
				'post_title' => $title,
			)
		);
	}
	wp_safe_redirect( admin_url( 'edit.php?post_type=page' ) );
	exit;
}

function print_missing_pages(): void {
	$missing = missing_pages();
	if ( array() === $missing ) {
		return;
	}
	echo '<h2>' . esc_html__( 'Pages', 'meridian' ) . '</h2><p>' . esc_html__( 'The site needs pages with these slugs, and they are missing here:', 'meridian' ) . ' ' . esc_html( implode( ', ', array_keys( $missing ) ) ) . '</p>';
	printf( '<form method="post" action="%s"><input type="hidden" name="action" value="meridian_pages">', esc_url( admin_url( 'admin-post.php' ) ) );
	wp_nonce_field( 'meridian-pages' );
	submit_button( __( 'Create them as drafts', 'meridian' ), 'secondary', 'meridian_make' );
	echo '</form>';
}
