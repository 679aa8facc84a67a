<?php
/**
 * The place of a field's stored value: ACF's, our own meta, or other meta of that name.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Before the names of our own meta: ACF could not read a list under the plain name. */
const META_PREFIX = '_meridian_';
const OPTIONS_ARE = 'meridian_';

/**
 * The stored value of a field at the top of a record; null if there is none.
 *
 * @param int|string $owner Number of a post, or name of an option's kind.
 * @param string     $name  The field's.
 * @return mixed
 */
function stored_value( $owner, string $name ) {
	$by_acf = acf_value( $owner, $name );
	if ( ! is_nothing( $by_acf ) ) {
		return $by_acf;
	}
	if ( is_string( $owner ) ) {
		$kept = get_option( OPTIONS_ARE . $owner, array() );
		return is_array( $kept ) ? ( $kept[ $name ] ?? null ) : null;
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
 * ACF's value, formatted by its own field; null without ACF, and if it never stored the field: for
 * a missing group it would return empty values, which takes most of a second for 5,000 posts.
 *
 * @param int|string $owner As above.
 * @param string     $name  The field's.
 * @return mixed
 */
function acf_value( $owner, string $name ) {
	if ( ! function_exists( 'get_field' ) ) {
		return null;
	}
	if ( is_string( $owner ) ) {
		return 'options' === $owner ? get_field( $name, 'option' ) : null;
	}
	$owner = previewed_owner( $owner );
	// ACF's reference to the value's field.
	return metadata_exists( 'post', $owner, "_$name" ) ? get_field( $name, $owner ) : null;
}

/**
 * Stores the value of a field; empty values are not stored.
 *
 * @param int    $post_id Post.
 * @param string $name    Field.
 * @param mixed  $value   Clean.
 */
function store_value( int $post_id, string $name, $value ): void {
	if ( is_nothing( $value ) ) {
		delete_post_meta( $post_id, META_PREFIX . $name );
	} else {
		update_post_meta( $post_id, META_PREFIX . $name, wp_slash( $value ) );
	}
}

/**
 * Whether a field is empty, as WordPress and ACF write it. `0` and `"0"` are values.
 *
 * @param mixed $value Any.
 */
function is_nothing( $value ): bool {
	return null === $value || false === $value || '' === $value || array() === $value;
}
