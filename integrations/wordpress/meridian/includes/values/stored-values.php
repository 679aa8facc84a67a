<?php
/**
 * Where a field is stored: ACF's value, the plugin's meta, or other meta of that name.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Prefix of the plugin's meta: ACF could not read a list under the plain name. */
const META_PREFIX = '_meridian_';
const OPTIONS_ARE = 'meridian_';

/** A stored value, or null. `$owner`: post number, or name of an option's kind. */
function stored_value( $owner, string $name ) {
	$by_acf = acf_value( $owner, $name );
	if ( ! is_nothing( $by_acf ) ) {
		return $by_acf;
	}
	if ( is_string( $owner ) ) {
		$stored = get_option( OPTIONS_ARE . $owner, array() );
		return is_array( $stored ) ? ( $stored[ $name ] ?? null ) : null;
	}
	$owner = previewed_owner( $owner );
	foreach ( array( META_PREFIX . $name, $name ) as $key ) {
		if ( metadata_exists( 'post', $owner, $key ) ) {
			return get_post_meta( $owner, $key, true );
		}
	}
	return null;
}

/**
 * ACF's formatted value; null without ACF, and for a field that it never stored: for a missing
 * group ACF would return empty values, which takes most of a second for 5,000 posts.
 */
function acf_value( $owner, string $name ) {
	if ( ! function_exists( 'get_field' ) ) {
		return null;
	}
	if ( is_string( $owner ) ) {
		return 'options' === $owner ? get_field( $name, 'option' ) : null;
	}
	$owner = previewed_owner( $owner );
	// ACF's reference to the field.
	return metadata_exists( 'post', $owner, "_$name" ) ? get_field( $name, $owner ) : null;
}

/** Stores a clean value; empty ones are not stored. */
function store_value( int $post_id, string $name, $value ): void {
	if ( is_nothing( $value ) ) {
		delete_post_meta( $post_id, META_PREFIX . $name );
	} else {
		update_post_meta( $post_id, META_PREFIX . $name, wp_slash( $value ) );
	}
}

/** Whether WordPress or ACF means an empty field by this value. `0` and `"0"` are values. */
function is_nothing( $value ): bool {
	return null === $value || false === $value || '' === $value || array() === $value;
}
