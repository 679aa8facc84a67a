<?php
/**
 * A record that a plugin, a theme or a shortcode of its text makes fail costs that record, not its
 * list. The list names it in place of its title, so that the site's log and `check-host` name it.
 *
 * @package Meridian
 */

namespace Meridian;

use Throwable;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The records of these posts. */
function records_of( array $posts, callable $make ): array {
	return array_map(
		static function ( WP_Post $post ) use ( $make ): array {
			try {
				return $make( $post );
			} catch ( Throwable $error ) {
				return faulty_record( $post, $error );
			}
		},
		array_values( $posts )
	);
}

/** Without the exception's words, which may be private: these are in WordPress's log. */
function faulty_record( WP_Post $post, Throwable $error ): array {
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the operator.
	error_log( sprintf( 'Meridian: post %d is not sent to the site: %s in %s:%d', $post->ID, $error->getMessage(), $error->getFile(), $error->getLine() ) );
	$named = array( 'fault' => sprintf( 'post %d (%s) failed: a plugin or a shortcode; see the log of WordPress', $post->ID, public_slug( $post ) ) );
	return array(
		'ID'         => $post->ID,
		'id'         => $post->ID,
		'slug'       => public_slug( $post ),
		'post_name'  => public_slug( $post ),
		'title'      => $named,
		'post_title' => $named,
	);
}

add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\list_without_faults', 99, 4 );

/** A list of WordPress's own is read record by record if one of them fails. */
function list_without_faults( $reply, WP_REST_Request $request, string $route, array $handler ) {
	if ( null !== $reply || '' === requested_route() || 'GET' !== $request->get_method() || ! in_array( $request->get_route(), array( '/wp/v2/posts', '/wp/v2/pages' ), true ) ) {
		return $reply;
	}
	try {
		return call_user_func( $handler['callback'], $request );
	} catch ( Throwable $error ) {
		return one_by_one( $request, $handler['callback'] );
	}
}

function one_by_one( WP_REST_Request $request, callable $answer ): WP_REST_Response {
	$size    = max( 1, (int) $request['per_page'] );
	$from    = ( max( 1, (int) $request['page'] ) - 1 ) * $size;
	$records = array();
	$total   = $from + $size;
	for ( $at = $from; $at < min( $from + $size, $total ); $at++ ) {
		$one = clone $request;
		$one->set_param( 'per_page', 1 );
		$one->set_param( 'page', $at + 1 );
		$GLOBALS['post'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- names a record that fails.
		try {
			$reply = $answer( $one );
		} catch ( Throwable $error ) {
			if ( $GLOBALS['post'] instanceof WP_Post ) {
				$records[] = faulty_record( $GLOBALS['post'], $error );
			}
			continue;
		}
		if ( is_wp_error( $reply ) ) {
			break;
		}
		$total   = (int) $reply->get_headers()['X-WP-Total'];
		$records = array_merge( $records, $reply->get_data() );
	}
	$reply = new WP_REST_Response( $records );
	$reply->header( 'X-WP-Total', (string) $total );
	$reply->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $size ) );
	return $reply;
}
