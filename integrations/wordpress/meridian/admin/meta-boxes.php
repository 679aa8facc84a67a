<?php
/**
 * Boxes in the editor for a record's fields and search texts.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

const NONCE = 'meridian_fields';

add_action( 'add_meta_boxes', __NAMESPACE__ . '\add_boxes', 10, 2 );

/** A box for the kind's fields, unless ACF shows them, and one for search texts. */
function add_boxes( $post_type, $post ): void {
	if ( ! $post instanceof WP_Post ) {
		return;
	}
	$kind = kind_of( $post );
	if ( '' === $kind ) {
		return;
	}
	if ( ! is_with_acf( $kind ) ) {
		add_meta_box( 'meridian-record', field_table()[ $kind ]['label'], __NAMESPACE__ . '\print_record_box', null, 'normal', 'high' );
	}
	if ( '' !== path_of( $post ) ) {
		add_meta_box( 'meridian-seo', __( 'Search texts on the site', 'meridian' ), __NAMESPACE__ . '\print_seo_box', null, 'normal', 'low' );
	}
}

function print_record_box( WP_Post $post ): void {
	$fields = fields_of( kind_of( $post ) );
	$values = array();
	foreach ( array_keys( $fields ) as $name ) {
		$values[ $name ] = stored_value( $post->ID, $name );
	}
	wp_nonce_field( NONCE, NONCE );
	echo '<input type="hidden" name="meridian_kind" value="' . esc_attr( kind_of( $post ) ) . '">';
	print_fields( $fields, $values, 'meridian' );
}

function print_seo_box( WP_Post $post ): void {
	wp_nonce_field( NONCE, NONCE );
	print_fields( seo_fields(), (array) stored_value( $post->ID, SEO_FIELD ), 'meridian_seo' );
}

add_action( 'save_post', __NAMESPACE__ . '\save_boxes', 20 );

function save_boxes( int $post_id ): void {
	$nonce = isset( $_POST[ NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ NONCE ] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, NONCE ) || ! current_user_can( 'edit_post', $post_id ) || wp_is_post_revision( $post_id ) || wp_is_post_autosave( $post_id ) ) {
		return;
	}
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- fit_value() sanitises each by its field.
	$kind = isset( $_POST['meridian_kind'] ) ? sanitize_key( $_POST['meridian_kind'] ) : '';
	if ( isset( $_POST['meridian'] ) && is_array( $_POST['meridian'] ) ) {
		save_fields( $post_id, fields_of( $kind ), wp_unslash( $_POST['meridian'] ) );
	}
	if ( isset( $_POST['meridian_seo'] ) && is_array( $_POST['meridian_seo'] ) ) {
		store_value( $post_id, SEO_FIELD, fit_fields( seo_fields(), wp_unslash( $_POST['meridian_seo'] ) ) );
	}
	// phpcs:enable
}
