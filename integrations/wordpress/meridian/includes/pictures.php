<?php
/**
 * Pictures in the contract's form.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * An object with address, texts and sizes; an empty text without a picture.
 *
 * @param mixed $value Number, address, post, or ACF's array.
 * @return array|string
 */
function picture( $value ) {
	if ( $value instanceof WP_Post ) {
		$value = $value->ID;
	} elseif ( is_array( $value ) ) {
		$value = $value['ID'] ?? $value['id'] ?? $value['url'] ?? '';
	}
	if ( ! is_numeric( $value ) ) {
		return is_string( $value ) ? $value : '';
	}
	$id  = (int) $value;
	$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return '';
	}
	$meta  = wp_get_attachment_metadata( $id );
	$sizes = array();
	foreach ( array_keys( is_array( $meta ) ? ( $meta['sizes'] ?? array() ) : array() ) as $size ) {
		$sized = wp_get_attachment_image_src( $id, $size );
		if ( $sized ) {
			$sizes[ $size ] = $sized[0];
		}
	}
	$picture = array(
		'ID'    => $id,
		'url'   => $url,
		'alt'   => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'sizes' => (object) $sizes,
	);
	$caption = (string) wp_get_attachment_caption( $id );
	if ( '' !== $caption ) {
		$picture['caption'] = $caption;
	}
	if ( is_array( $meta ) && ! empty( $meta['width'] ) && ! empty( $meta['height'] ) ) {
		$picture['width']  = (int) $meta['width'];
		$picture['height'] = (int) $meta['height'];
	}
	return $picture;
}
