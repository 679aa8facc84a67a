<?php
/**
 * What the site sends about a form besides its fields. Contact Form 7 drops names that begin with `_`: here they
 * are mail tags (`[_language]`) and fields of a message that Flamingo stores.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Names of the contract (docs/contract.md, "Forms"). */
const SOURCE_NAMES = '/^_(?:variant|page|language|referrer|landing_page|first_visit|(?:last_)?utm_(?:source|medium|campaign|term|content)|gclid|fbclid|msclkid|li_fat_id|consent(?:_version|_at)?)$/';
const LONGEST_SOURCE = 600;

add_filter( 'wpcf7_posted_data', __NAMESPACE__ . '\with_form_source' );

function with_form_source( $posted ) {
	$source = array();
	foreach ( $_POST as $name => $value ) { // phpcs:ignore WordPress.Security.NonceVerification -- Contact Form 7's own request.
		if ( is_string( $value ) && preg_match( SOURCE_NAMES, (string) $name ) ) {
			$source[ $name ] = mb_substr( sanitize_text_field( wp_unslash( $value ) ), 0, LONGEST_SOURCE );
		}
	}
	return is_array( $posted ) ? $posted + $source : $posted;
}

add_filter( 'wpcf7_special_mail_tags', __NAMESPACE__ . '\without_form_source', 10, 2 );

/** A form that the site did not send has none: its mail would have the tag itself. */
function without_form_source( $output, $name ) {
	return null === $output && is_string( $name ) && preg_match( SOURCE_NAMES, $name ) ? '' : $output;
}
